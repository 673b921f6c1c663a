import type { Settings } from './switches.ts'

/** The texts of the foreign shop, which the elements must not take over. */
export type ShopTexts = {
  direction: 'ltr' | 'rtl'
  menu: readonly string[]
  basket: string
  title: string
  lead: string
  toRange: string
  rangeTitle: string
  products: readonly { name: string; price: string }[]
  partnerTitle: string
  partnerLead: string
  footer: string
}

const german: ShopTexts = {
  direction: 'ltr',
  menu: ['Messer', 'Töpfe', 'Gedeckter Tisch', 'Werkstatt'],
  basket: 'Warenkorb (2)',
  title: 'Gutes Werkzeug für gute Küche',
  lead: 'Emaille aus dem Allgäu, Klingen aus Solingen, Bretter aus dem eigenen Obstgarten. Seit 1954 am Viktualienmarkt.',
  toRange: 'Zum Sortiment',
  rangeTitle: 'Neu eingetroffen',
  products: [
    { name: 'Emailletopf, 3 Liter', price: '68,00 €' },
    { name: 'Kochmesser, 20 cm', price: '124,00 €' },
    { name: 'Schneidbrett, Birne', price: '45,00 €' },
    { name: 'Mörser, Granit', price: '39,00 €' },
  ],
  partnerTitle: 'Mit der Delikaterie-Karte bei uns',
  partnerLead: 'Sammeln Sie auch im Küchenhaus Punkte und lösen Sie sie gegen Prämien ein.',
  footer: 'Küchenhaus Lindner · Blumenstraße 4 · 80331 München',
}

const english: ShopTexts = {
  direction: 'ltr',
  menu: ['Knives', 'Pots', 'Tableware', 'Workshop'],
  basket: 'Basket (2)',
  title: 'Good tools for good cooking',
  lead: 'Enamel from the Allgäu, blades from Solingen, boards from our own orchard. At the Viktualienmarkt since 1954.',
  toRange: 'See the range',
  rangeTitle: 'Just arrived',
  products: [
    { name: 'Enamel pot, 3 litres', price: '€68.00' },
    { name: 'Chef’s knife, 20 cm', price: '€124.00' },
    { name: 'Cutting board, pear', price: '€45.00' },
    { name: 'Mortar, granite', price: '€39.00' },
  ],
  partnerTitle: 'Bring your Delikaterie card',
  partnerLead: 'Collect points at our shop too, and redeem them for rewards.',
  footer: 'Küchenhaus Lindner · Blumenstraße 4 · 80331 Munich',
}

const arabic: ShopTexts = {
  direction: 'rtl',
  menu: ['سكاكين', 'قدور', 'أدوات المائدة', 'الورشة'],
  basket: 'السلة (2)',
  title: 'أدوات جيدة لمطبخ جيد',
  lead: 'مينا من ألغوي، وشفرات من زولينغن، وألواح من بستاننا. في سوق فيكتوالين منذ عام 1954.',
  toRange: 'تصفح المجموعة',
  rangeTitle: 'وصل حديثا',
  products: [
    { name: 'قدر مينا، 3 لترات', price: '68,00 €' },
    { name: 'سكين طاه، 20 سم', price: '124,00 €' },
    { name: 'لوح تقطيع من خشب الكمثرى', price: '45,00 €' },
    { name: 'هاون من الغرانيت', price: '39,00 €' },
  ],
  partnerTitle: 'بطاقة Delikaterie لدينا',
  partnerLead: 'اجمعوا النقاط في متجرنا أيضا واستبدلوها بالمكافآت.',
  footer: 'Küchenhaus Lindner · Blumenstraße 4 · 80331 München',
}

export const shopTexts: Readonly<Record<Settings['language'], ShopTexts>> = { de: german, en: english, ar: arabic }
