/** The sheet of the health page, which loads nothing else. */
export const healthStyles = `
:root { color-scheme: light dark; --ink: light-dark(#1d2a24, #ece7db); --soft: light-dark(#5d665f, #a9ada4);
  --paper: light-dark(#faf7f0, #14201a); --sheet: light-dark(#fff, #1b2a22); --line: light-dark(#ddd5c4, #34463b);
  --good: light-dark(#1c6b44, #7fcf9f); --bad: light-dark(#a3262a, #ff9c93); --new: light-dark(#8a5a00, #f0c069);
  --bar: light-dark(#2f6b52, #6fb596) }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 75rem; margin: auto; padding: clamp(1rem, 4vw, 3rem) }
h1, h2, h3 { font-family: Georgia, serif; font-weight: 600; line-height: 1.2 }
h1 { font-size: 2.25rem; margin: 0 0 .5rem }
h2 { font-size: 1.5rem; margin: 0; display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: baseline }
h3 { font-size: 1.1rem; margin: 1.25rem 0 .25rem }
p { margin: .25rem 0 1rem; color: var(--soft); max-width: 45rem; overflow-wrap: anywhere }
em { font: 600 .85rem/1.5 system-ui, sans-serif; border: 1px solid; border-radius: 1rem; padding: 0 .7rem; color: var(--soft) }
code { font: .9em ui-monospace, monospace; overflow-wrap: anywhere }
.good { color: var(--good) } .bad { color: var(--bad) } .new { color: var(--new) }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr)); gap: 1rem; margin: 1.5rem 0 }
dl div, section { background: var(--sheet); border: 1px solid var(--line); border-radius: .75rem; padding: 1rem }
dt { color: var(--soft); font-size: .85rem } dd { margin: 0; font-weight: 600; overflow-wrap: anywhere }
section { padding: clamp(1rem, 3vw, 1.75rem); margin: 1.25rem 0 }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { text-align: left; padding: .5rem .75rem .5rem 0; border-top: 1px solid var(--line); vertical-align: top }
thead th { border: 0; color: var(--soft); font-size: .85rem; font-weight: 400 }
tbody th { font-weight: 600 } tbody th span { display: block; color: var(--soft); font-size: .85rem; font-weight: 400 }
.plots { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr)); gap: 1rem 2rem; margin-top: 1rem }
figure { margin: 0 } figcaption { color: var(--soft); font-size: .85rem } svg { width: 100%; height: auto; display: block }
svg line { stroke: var(--line) } svg text { fill: var(--soft); font-size: 10px } .pages { fill: var(--bar) }
.failed { fill: var(--bad) }
ul { margin: 0; padding-left: 1.2rem }
@media (max-width: 45rem) {
  thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden }
  tr, tbody th, td { display: block } tbody tr { border-top: 1px solid var(--line); padding: .75rem 0 }
  th, td { border: 0; padding: .1rem 0 } td { display: flex; justify-content: space-between; gap: 1rem }
  td::before { content: attr(data-title); color: var(--soft) }
}
`
