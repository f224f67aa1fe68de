import { brand } from '../../brand.ts'

export function MailLink({ address }: { address: string }) {
  return <a href={`mailto:${address}`}>{address}</a>
}

/** §9: cancellation is by e-mail with "cancel" in the subject. */
export function CancelLink() {
  return <a href={`mailto:${brand.email}?subject=cancel`}>{brand.email}</a>
}
