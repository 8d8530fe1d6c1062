"""Why the machine refused: a file that is not there, a full disk, a line that broke off."""

from __future__ import annotations

import errno
from typing import Final

from leonardo.texts import say

MESSAGES: Final = {
    errno.ENOENT: "system-missing",
    errno.EISDIR: "system-folder",
    errno.ENOTDIR: "system-no-folder",
    errno.EACCES: "system-denied",
    errno.EPERM: "system-denied",
    errno.ENOSPC: "system-full",
    errno.EDQUOT: "system-full",
    errno.EROFS: "system-read-only",
    errno.EEXIST: "system-exists",
    errno.ENAMETOOLONG: "system-name",
    errno.EMFILE: "system-too-many",
    errno.EIO: "system-broken",
    errno.ECONNREFUSED: "system-refused",
    errno.ECONNRESET: "system-lost",
    errno.ECONNABORTED: "system-lost",
    errno.ETIMEDOUT: "system-late",
}


def system_reason(language: str, error: OSError) -> str:
    """The reason in this language; what the machine itself says where that is known no better."""
    message = MESSAGES.get(error.errno or 0)
    return say(language, message) if message else error.strerror or str(error)
