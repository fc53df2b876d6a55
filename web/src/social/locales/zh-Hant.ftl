### Texts of web/src/social.
