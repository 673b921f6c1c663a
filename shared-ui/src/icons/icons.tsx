import {
  type LucideIcon,
  CalendarDays,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  CreditCard,
  Eye,
  EyeOff,
  Gift,
  Info,
  Lock,
  Mail,
  Menu,
  ReceiptText,
  Sparkles,
  Ticket,
  TriangleAlert,
  User,
  Wine,
  X,
} from 'lucide-react'

export type IconProps = {
  /** Accessible name; without it the icon is hidden from screen readers. */
  title?: string
  /** Edge length in px. */
  size?: number
  className?: string | undefined
}

function Drawing({ of: Icon, title, size = 24, className }: IconProps & { of: LucideIcon }) {
  return (
    <Icon
      size={size}
      strokeWidth={1.75}
      className={className ?? ''}
      focusable="false"
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    />
  )
}

/*
 * An optional shared module, so that a page loads lucide once. A new icon raises the module's version in
 * `sharedModules` (shared-contracts/src/remotes/shared-modules.ts).
 */
export const BenefitIcon = (props: IconProps) => <Drawing of={Sparkles} {...props} />
export const BottleIcon = (props: IconProps) => <Drawing of={Wine} {...props} />
export const CalendarIcon = (props: IconProps) => <Drawing of={CalendarDays} {...props} />
export const CardIcon = (props: IconProps) => <Drawing of={CreditCard} {...props} />
export const CheckIcon = (props: IconProps) => <Drawing of={Check} {...props} />
export const ChevronIcon = (props: IconProps) => <Drawing of={ChevronDown} {...props} />
export const PreviousIcon = (props: IconProps) => <Drawing of={ChevronLeft} {...props} />
export const NextIcon = (props: IconProps) => <Drawing of={ChevronRight} {...props} />
export const CouponIcon = (props: IconProps) => <Drawing of={Ticket} {...props} />
export const CrossIcon = (props: IconProps) => <Drawing of={X} {...props} />
export const LockIcon = (props: IconProps) => <Drawing of={Lock} {...props} />
export const MenuIcon = (props: IconProps) => <Drawing of={Menu} {...props} />
export const NewsletterIcon = (props: IconProps) => <Drawing of={Mail} {...props} />
export const RewardIcon = (props: IconProps) => <Drawing of={Gift} {...props} />
export const TransactionsIcon = (props: IconProps) => <Drawing of={ReceiptText} {...props} />
export const UserIcon = (props: IconProps) => <Drawing of={User} {...props} />
export const WarningIcon = (props: IconProps) => <Drawing of={TriangleAlert} {...props} />
export const ErrorIcon = (props: IconProps) => <Drawing of={CircleAlert} {...props} />
export const SuccessIcon = (props: IconProps) => <Drawing of={CircleCheck} {...props} />
export const InfoIcon = (props: IconProps) => <Drawing of={Info} {...props} />
export const ShowIcon = (props: IconProps) => <Drawing of={Eye} {...props} />
export const HideIcon = (props: IconProps) => <Drawing of={EyeOff} {...props} />
