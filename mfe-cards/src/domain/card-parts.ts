/** The ids of headings of Meine Karten that links name. */
export const partIds = { list: 'ihre-karten', order: 'karte-bestellen' } as const
