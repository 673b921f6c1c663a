@rem For scripts of package.json on Windows: shells of other systems replace themselves by the command behind `exec`.
@%*
