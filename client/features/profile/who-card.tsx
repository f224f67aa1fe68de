import type { LocalProfile } from './local-profile.ts'

/** Whose profile this is, in the light of the lantern. */
export function WhoCard({ profile: { firstName, lastName, email } }: { profile: LocalProfile }) {
  const name = `${firstName} ${lastName}`.trim()
  const [initial = '☾'] = [...new Intl.Segmenter().segment(name === '' ? email : name)].map(({ segment }) => segment)
  return (
    <div className="flex items-center gap-4 sm:gap-5">
      <span
        aria-hidden="true"
        className="grid size-18 shrink-0 place-items-center rounded-full bg-[radial-gradient(circle_at_35%_25%,#6a5134,#33281f)] font-display text-[34px] text-ember uppercase shadow-[0_0_0_2px_color-mix(in_srgb,var(--ember)_70%,transparent),0_0_40px_color-mix(in_srgb,var(--ember)_34%,transparent)] sm:size-22 sm:text-[42px]"
      >
        {initial}
      </span>
      <div className="min-w-0 text-shadow-[0_1px_14px_rgb(6_8_14/.9)]">
        <p dir="auto" className="font-display text-[clamp(24px,5vw,32px)] leading-tight wrap-anywhere">
          {name}
        </p>
        <p className="mt-0.5 text-[15px] wrap-anywhere sm:text-[17px]">{email}</p>
      </div>
    </div>
  )
}
