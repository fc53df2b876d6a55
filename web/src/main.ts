// Mounts the client.
import { mount } from 'svelte'
import App from './App.svelte'
import './theme/theme.css'

// After the hall is updated, the chunks of the old page are gone, so reload once.
addEventListener('vite:preloadError', (event) => {
  if (sessionStorage.getItem('kwoon.renewed') === location.href) return
  sessionStorage.setItem('kwoon.renewed', location.href)
  event.preventDefault()
  location.reload()
})

mount(App, { target: document.getElementById('hall')! })
