// Opens the hall in the page.
import { mount } from 'svelte'
import App from './App.svelte'
import './theme/theme.css'

mount(App, { target: document.getElementById('hall')! })
