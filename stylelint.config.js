import { globSync } from 'node:fs'

/** @type {import('stylelint').Config} */
export default {
  plugins: ['stylelint-high-performance-animation'],
  // Custom properties come from the tokens or from the same file.
  referenceFiles: ['shared-ui/src/styles/tokens.css', ...globSync('brands/*/*.generated.css')],
  rules: {
    'no-unknown-custom-properties': true,
    'color-no-hex': true,
    'color-no-invalid-hex': true,
    'color-named': 'never',
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'oklch', 'lab', 'lch', 'hwb'],
    'at-rule-no-unknown': true,
    'at-rule-no-deprecated': true,
    'at-rule-no-vendor-prefix': true,
    'block-no-empty': true,
    'declaration-block-no-duplicate-custom-properties': true,
    'declaration-block-no-duplicate-properties': true,
    'declaration-block-no-shorthand-property-overrides': true,
    'declaration-no-important': true,
    'declaration-property-value-no-unknown': true,
    'font-family-no-duplicate-names': true,
    'function-calc-no-unspaced-operator': true,
    'function-no-unknown': true,
    'keyframe-block-no-duplicate-selectors': true,
    'media-feature-name-no-unknown': true,
    'media-query-no-invalid': true,
    'named-grid-areas-no-invalid': true,
    'no-duplicate-selectors': true,
    'no-invalid-double-slash-comments': true,
    'no-unknown-animations': true,
    // An animation of a property that is laid out or painted delays a page while it starts; these four change once,
    // after an input.
    'plugin/no-low-performance-animation-properties': [
      true,
      { ignoreProperties: ['background-color', 'border-color', 'box-shadow', 'color'] },
    ],
    'property-no-deprecated': true,
    'property-no-unknown': true,
    // Safari knows text-size-adjust with its prefix only.
    'property-no-vendor-prefix': [true, { ignoreProperties: ['-webkit-text-size-adjust', 'text-size-adjust'] }],
    'selector-attribute-quotes': 'always',
    'selector-max-id': 0,
    'selector-no-vendor-prefix': true,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'selector-pseudo-element-no-unknown': true,
    'selector-type-no-unknown': true,
    'shorthand-property-no-redundant-values': true,
    'unit-no-unknown': true,
    'value-no-vendor-prefix': true,
  },
  overrides: [
    {
      files: ['**/styles/tokens.css', '**/colors.generated.css'],
      rules: { 'color-no-hex': null, 'color-named': null, 'function-disallowed-list': null },
    },
    {
      // The rules of prefers-reduced-motion override every component.
      files: ['**/styles/base.css'],
      rules: { 'declaration-no-important': null },
    },
  ],
}
