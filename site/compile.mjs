// Compiles the Python modules in a folder with the Pyodide version that will run them, so that no browser has to.
//
//     node compile.mjs FOLDER     every .py becomes a .pyc in its place
import { loadPyodide } from 'pyodide'

const python = await loadPyodide()
python.mountNodeFS('/modules', process.argv[2])
python.runPython(`
import compileall, pathlib
for file in pathlib.Path("/modules").rglob("*.py"):
    if not compileall.compile_file(file, ddir=f"/kwoon/{file.parent.relative_to('/modules')}", legacy=True, quiet=1):
        raise SystemExit(f"{file} does not compile")
    file.unlink()
`)
