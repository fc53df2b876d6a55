// Where bots think: a Python of their own, so that tables and page go on meanwhile.
import { type How, startPython } from './python'

let think: Promise<(question: string) => string> | null = null

self.onmessage = async ({ data }: MessageEvent<How | { question: string }>) => {
  if ('base' in data) {
    think = startPython({ ...data, keep: true }).then(({ python }) => python.pyimport('kwoon.browser.bot_worker').run_encoded_job)
    return
  }
  try {
    self.postMessage({ said: (await think!)(data.question) })
  } catch (error) {
    self.postMessage({ failed: String(error) })
  }
}
