// Computes all sounds away from the page's thread, because a slow phone takes a second for them.
import { SOUND_NAMES, synthesize } from './synthesis'

for (const name of SOUND_NAMES) {
  const samples = synthesize(name)
  postMessage({ name, samples }, { transfer: [samples.buffer] })
}
postMessage(null)
close()
