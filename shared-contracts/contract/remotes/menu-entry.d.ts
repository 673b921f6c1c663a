export type MenuEntry = {
  menu: string
  label: string
  path: string
}
