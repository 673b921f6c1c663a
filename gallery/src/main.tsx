import '@portal/shared-contracts/brand/fonts.css'
import '@portal/shared-contracts/brand/colors.css'
import '@portal/shared-ui/styles/tokens.css'
import '@portal/shared-ui/styles/base.css'
import { createRoot } from 'react-dom/client'
import { families } from './families/index.ts'
import { FamilyPage } from './views/family-page.tsx'
import { Overview } from './views/overview.tsx'
import { applyScheme, isScheme } from './views/scheme.ts'
import { SideBySide } from './views/side-by-side.tsx'

// `?family=buttons` shows both schemes side by side, `&scheme=dark` one of them, `&scheme=browser` the browser's.

const query = new URLSearchParams(location.search)
const family = families.find(({ id }) => id === query.get('family'))
const scheme = query.get('scheme')

if (family) document.title = `${family.title} · Component gallery`
if (isScheme(scheme)) applyScheme(scheme)

const view = !family ? <Overview /> : scheme === null ? <SideBySide family={family} /> : <FamilyPage family={family} />
const root = document.getElementById('gallery')
// The portal shows a text without its font rather than late; here every picture has to have it.
await Promise.allSettled([...document.fonts].map((font) => font.load()))
if (root) createRoot(root).render(view)
