# Around every page in the browser.

page-name = The Enigma of Leonardo
page-skip = To the content
page-nav = Pages
page-nav-home = Play
page-nav-new = New table
page-nav-learn = Learn
page-nav-rules = Rules
page-nav-replay = Look back
page-nav-settings = Settings
page-language = Language
page-dark = Dark colours
page-nowhere = There is no such page
page-nowhere-about = Nothing is to be found under { $path }. Perhaps the address was cut short.
page-no-network = The server cannot be reached. Rules that you have opened before can be read all the same; tables and lessons wait for it, and nothing is lost there.
page-not-loaded = This page could not be loaded
page-load-again = Load again
page-offline = The server cannot be reached. Your games are safe there; try again in a moment.
page-odd-answer = The server answered something this page cannot read ({ $status }). Load the page again; if that does not help, tell whoever runs the server.
