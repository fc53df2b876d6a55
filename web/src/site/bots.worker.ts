// Worker that runs bots in a separate Python, so that tables and the page stay responsive.
import { type PythonOptions, startPython } from './python'

let runJob: Promise<(job: string) => string> | null = null

self.onmessage = async ({ data }: MessageEvent<PythonOptions | { job: string }>) => {
  if ('baseUrl' in data) {
    runJob = startPython({ ...data, keepSnapshot: true }).then(({ python }) => python.pyimport('kwoon.browser.bot_worker').run_encoded_bot_job)
    return
  }
  try {
    self.postMessage({ result: (await runJob!)(data.job) })
  } catch (error) {
    self.postMessage({ error: String(error) })
  }
}
