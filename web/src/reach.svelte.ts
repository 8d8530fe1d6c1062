/** Whether the server could be reached when it was last asked; every request says so, the frame shows it. */
export const reach = $state({ isLost: false });
