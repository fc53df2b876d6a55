// Mounts the client.
import { mount } from 'svelte'
import App from './App.svelte'
import { loadHomeAreas } from './localization'
import { language } from './localization/language'
import { loadChineseFontWhenNeeded } from './theme/chinese_font_loader'
import { enableSoundOnGesture } from './motion/sound'
import './theme/theme.css'

// After the hall is updated, the chunks of the old page are gone, so reload once.
addEventListener('vite:preloadError', (event) => {
  if (sessionStorage.getItem('kwoon.renewed') === location.href) return
  sessionStorage.setItem('kwoon.renewed', location.href)
  event.preventDefault()
  location.reload()
})

document.documentElement.lang = language
enableSoundOnGesture()
await loadHomeAreas()
// Most systems have fonts for Chinese, so this need not come first.
loadChineseFontWhenNeeded(language)
mount(App, { target: document.getElementById('hall')! })
