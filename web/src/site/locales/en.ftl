### Texts of web/src/site: the hall that runs in the browser, without a server.

site-offline = This hall runs in your browser, so it's just you and the bots. For friends, tournaments and the workshop, run Kwoon on a computer: “make play”, or “make play HOST=0.0.0.0” for everyone on your network.
site-loading = Loading…
site-loading-size = Loading: { $loaded } of { $total } MB
site-starting = Starting…
site-ready = Ready. Have a seat.
site-other-tab = Kwoon is open in another tab.
site-play-here = Play here
site-start-failed = Kwoon can't start in this browser. Reload the page, or try a newer browser.
# $error is a technical description in English.
site-open-failed = Kwoon can't start: { $error }
site-try-again = Try again
site-updated = Kwoon has been updated. Your games are unchanged.
site-new-version = A new version of Kwoon is ready.
site-update = Update now
site-dismiss = Dismiss
