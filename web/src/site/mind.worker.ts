// Where bots think: a Python of their own, so that tables and page go on meanwhile.
import { startPython } from './python'

let think: Promise<(question: string) => string> | null = null

self.onmessage = async ({ data }: MessageEvent<{ base: string } | { question: string }>) => {
  if ('base' in data) {
    think = startPython(data.base).then((python) => python.pyimport('kwoon.browser.mind').think)
    return
  }
  try {
    self.postMessage({ said: (await think!)(data.question) })
  } catch (error) {
    self.postMessage({ failed: String(error) })
  }
}
