/** Tests run without the federation plugin of vite.config.ts. */
export default {}
