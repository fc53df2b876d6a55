// Prepares Kwoon for the browser, with the Pyodide version that will run it.
//
//     node python.mjs MODULES RESPONSES     compile every .py in MODULES to a .pyc in its place, then write the hall's
//                                           static responses to RESPONSES
import { loadPyodide } from 'pyodide'

const python = await loadPyodide()
python.mountNodeFS('/modules', process.argv[2])
python.mountNodeFS('/responses', process.argv[3])
await python.runPythonAsync(`
import compileall, sys
from pathlib import Path
for file in Path("/modules").rglob("*.py"):
    if not compileall.compile_file(file, ddir=f"/kwoon/{file.parent.relative_to('/modules')}", legacy=True, quiet=1):
        raise SystemExit(f"{file} does not compile")
    file.unlink()

sys.path.insert(0, "/modules")
from kwoon.browser.prerender_responses import write_prerendered_responses
await write_prerendered_responses(Path("/responses"))
`)
