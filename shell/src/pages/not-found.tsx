import { t } from '../messages/layout.ts'
import { StatusPage } from './error.tsx'

/** Served with status 404. */
export const NotFoundPage = () => <StatusPage title={t.notFoundTitle} text={t.notFoundText} />
