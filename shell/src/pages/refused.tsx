import { t } from '../messages/refused.ts'
import { StatusPage } from './error.tsx'

/** Served for a form that the edge does not accept, such as one from another site. */
export const RefusedPage = () => <StatusPage title={t.title} text={t.text} />
