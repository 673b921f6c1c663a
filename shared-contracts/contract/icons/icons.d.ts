// lucide-react 1
export type IconProps = {
  title?: string
  size?: number
  className?: string | undefined
}
export declare const BenefitIcon: (props: IconProps) => import('react').JSX.Element
export declare const BottleIcon: (props: IconProps) => import('react').JSX.Element
export declare const CalendarIcon: (props: IconProps) => import('react').JSX.Element
export declare const CardIcon: (props: IconProps) => import('react').JSX.Element
export declare const CheckIcon: (props: IconProps) => import('react').JSX.Element
export declare const ChevronIcon: (props: IconProps) => import('react').JSX.Element
export declare const PreviousIcon: (props: IconProps) => import('react').JSX.Element
export declare const NextIcon: (props: IconProps) => import('react').JSX.Element
export declare const CouponIcon: (props: IconProps) => import('react').JSX.Element
export declare const CrossIcon: (props: IconProps) => import('react').JSX.Element
export declare const LockIcon: (props: IconProps) => import('react').JSX.Element
export declare const MenuIcon: (props: IconProps) => import('react').JSX.Element
export declare const NewsletterIcon: (props: IconProps) => import('react').JSX.Element
export declare const RewardIcon: (props: IconProps) => import('react').JSX.Element
export declare const TransactionsIcon: (props: IconProps) => import('react').JSX.Element
export declare const UserIcon: (props: IconProps) => import('react').JSX.Element
export declare const WarningIcon: (props: IconProps) => import('react').JSX.Element
export declare const ErrorIcon: (props: IconProps) => import('react').JSX.Element
export declare const SuccessIcon: (props: IconProps) => import('react').JSX.Element
export declare const InfoIcon: (props: IconProps) => import('react').JSX.Element
export declare const ShowIcon: (props: IconProps) => import('react').JSX.Element
export declare const HideIcon: (props: IconProps) => import('react').JSX.Element
