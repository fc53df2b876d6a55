// The font for Chinese where the system has none. It is cut into files by their characters, and the browser fetches
// only those that a page needs.
import 'virtual:chinese-font.css'
