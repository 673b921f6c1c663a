import type { Compiler } from 'webpack'

/**
 * What webpack's functions of the same names do for versions as `^1.2.3`, the only ones that remotes require: a shared
 * module of the page whose version fits, else its own copy, or the page's only instance of a singleton.
 */
const runtimeCode = `
const provided = (scope, name) => Object.entries(__webpack_require__.S[scope]?.[name] ?? {});
const fits = (version, [, major, minor, patch]) => {
  const [a, b, c] = version.split(".").map(parseFloat);
  return a === major && (b > minor || (b === minor && c >= patch));
};
const fitting = (scope, name, range) => provided(scope, name).find(([version]) => fits(version, range));
const get = ([, module]) => {
  module.loaded = 1;
  return module.get();
};
const loadStrictVersion = (scope, name, eager, range, fallback) => {
  const found = fitting(scope, name, range);
  return found ? get(found) : fallback();
};
const loadSingletonVersion = (scope, name, eager, range) => {
  const found = fitting(scope, name, range) ?? provided(scope, name)[0];
  if (!found) throw new Error("Shared module " + name + " is missing");
  return get(found);
};
`

/**
 * Replaces webpack's code for versions of shared modules, a third of every entry, which reads any range of versions.
 * @throws if webpack's code is not the one that is known
 */
export const replaceSharedModulesCode = () => ({
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('shared-modules', (compilation) => {
      compilation.hooks.runtimeModule.tap('shared-modules', (module) => {
        if (module.name !== 'consumes') return
        const generate = module.generate.bind(module)
        module.generate = () => {
          const code = generate()
          const end = code?.search(/(?:const|var) installedModules = /)
          if (!code || !end || end < 0) throw new Error("The code of webpack's shared modules has changed")
          const uses = new Set(code.slice(end).match(/\bload\w*(?=\()/g))
          for (const name of uses)
            if (!runtimeCode.includes(`const ${name} =`)) throw new Error(`Shared modules do not know ${name}`)
          return runtimeCode + code.slice(end)
        }
      })
    })
  },
})
