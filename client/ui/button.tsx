import type { ComponentProps } from 'react'
import { Link } from 'react-router'

import { classNames } from '../lib/class-names.ts'

type Look = 'ember' | 'quiet' | 'clay' | 'plain'
type Size = 'large' | 'medium'

const LOOKS: Record<Look, string> = {
  ember:
    'bg-[linear-gradient(180deg,color-mix(in_srgb,var(--ember)_82%,#fff3d6),var(--ember)_45%,var(--ember-deep))] text-on-ember shadow-[0_1px_0_rgb(255_244_222/.5)_inset,0_10px_34px_-10px_color-mix(in_srgb,var(--ember)_55%,transparent)] hover:brightness-105 disabled:bg-raised disabled:bg-none disabled:text-text3 disabled:shadow-rim',
  quiet: 'bg-raised/80 text-text shadow-rim hover:bg-raised disabled:text-text3',
  clay: 'bg-clay text-on-ember hover:brightness-105 disabled:opacity-60',
  plain: 'text-text hover:bg-raised/60 disabled:text-text3'
}
const SIZES: Record<Size, string> = { large: 'min-h-14 px-7 text-[18px]', medium: 'min-h-12 px-5 text-[16px]' }

function look(kind: Look, size: Size, wide: boolean, extra: string | undefined): string {
  return classNames(
    'inline-flex items-center justify-center gap-2.5 rounded-full text-center leading-tight font-semibold no-underline transition-[filter,background-color] duration-150 ease-lantern',
    LOOKS[kind],
    SIZES[size],
    wide && 'w-full',
    extra
  )
}

interface Appearance {
  look?: Look
  size?: Size
  wide?: boolean
}

/** A button. At least 48 px high: it is pressed in the dark, with a thumb. */
export function Button({
  look: kind = 'quiet',
  size = 'medium',
  wide = false,
  className,
  type = 'button',
  ...rest
}: Appearance & ComponentProps<'button'>) {
  return <button type={type} className={look(kind, size, wide, className)} {...rest} />
}

/** A link that looks like a button. */
export function ButtonLink({
  look: kind = 'quiet',
  size = 'medium',
  wide = false,
  className,
  ...rest
}: Appearance & ComponentProps<typeof Link>) {
  return <Link className={look(kind, size, wide, typeof className === 'string' ? className : undefined)} {...rest} />
}

/** The same for where the browser itself goes: a place on this page, or a page that is loaded whole. */
export function PlainLink({
  look: kind = 'quiet',
  size = 'medium',
  wide = false,
  className,
  children,
  ...rest
}: Appearance & ComponentProps<'a'>) {
  return (
    <a className={look(kind, size, wide, className)} {...rest}>
      {children}
    </a>
  )
}
