import { classNames } from '@portal/shared-ui/styles/class-names'
import { Picture } from '@portal/shared-ui/pictures/picture'
import * as css from './reward-picture.module.css'

/** The square picture of a reward; the large one is the main image of its page. */
export function RewardPicture({ src, size }: { src: string; size: 's' | 'l' }) {
  return (
    <div className={rewardPictureClass(size)}>
      <Picture src={src} alt="" square={size === 's' ? 'small' : true} priority={size === 'l'} />
    </div>
  )
}

/** The frame of the picture, also for a placeholder. */
export const rewardPictureClass = (size: 's' | 'l'): string =>
  classNames(css.frame, size === 'l' ? css.large : css.small)
