import { type AnchorHTMLAttributes, type ComponentType, type ReactNode } from 'react'
import type { WidgetName } from '../remotes/remote-name.ts'
export type WidgetProps = {
  name: WidgetName
  skeleton: ReactNode
}
export type Navigation = {
  readonly path: string
  readonly search: string
  readonly hash: string
  readonly params: Readonly<Record<string, string>>
  readonly navigate: (
    to: string,
    options?: {
      replace?: boolean
    },
  ) => void
  readonly prefetch: (to: string) => void
  readonly Widget?: ComponentType<WidgetProps>
}
export declare const NavigationContext: import('react').Context<Navigation>
export declare const useNavigation: () => Navigation
export declare const useNavigate: () => Navigation['navigate']
export declare const useParams: () => Navigation['params']
export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: string
}
export declare function Link({ to, onClick, ...props }: LinkProps): import('react').JSX.Element
export declare function Widget({
  fallback,
  ...props
}: WidgetProps & {
  fallback?: ReactNode
}): ReactNode
