// Opens the hall in the page.
import { mount } from 'svelte'
import App from './App.svelte'
import './theme/theme.css'

// After an update of the hall the parts of the old page are gone; loading the new one brings them back.
addEventListener('vite:preloadError', (event) => {
  if (sessionStorage.getItem('kwoon.renewed') === location.href) return
  sessionStorage.setItem('kwoon.renewed', location.href)
  event.preventDefault()
  location.reload()
})

mount(App, { target: document.getElementById('hall')! })
