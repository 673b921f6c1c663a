import { suggestionOnlyTexts, suggestionTexts } from '@portal/shared-contracts/address'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AddressSuggestion } from './address-suggestion.tsx'

const promise = async () => {}

// Rule: formats-30
test.each([
  {
    texts: suggestionTexts,
    keep: { onKeep: promise },
    choices: ['Adressvorschlag übernehmen', 'Diese Adresse verwenden'],
  },
  { texts: suggestionOnlyTexts, keep: {}, choices: ['Adressvorschlag übernehmen'] },
])('a suggestion asks to check the address and names the choices $choices', ({ texts, keep, choices }) => {
  const html = renderToStaticMarkup(
    <AddressSuggestion
      given={[]}
      suggested={[]}
      texts={texts}
      consequence="Mit Ihrer Wahl bestellen Sie."
      onAccept={promise}
      onEdit={promise}
      {...keep}
    />,
  )
  const buttons = [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, content = '']) =>
    content.replace(/<[^>]*>/g, ''),
  )
  expect(buttons).toEqual([...choices, 'Adresse ändern'])
  expect(html).toMatch(/Oder mein.* diese Adresse\?.*Bitte prüfe.* Adresse\. .*Mit Ihrer Wahl bestellen Sie\./)
})
