import { House, Info, Library, Pencil, Sparkles, User as Person, type LucideIcon } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'

import { Landscape } from '../art/landscape.tsx'
import { moonPhase, moonWords } from '../art/moon.ts'
import type { SceneOptions } from '../art/scene.ts'
import { TonightsMoon } from '../art/tonights-moon.tsx'
import { Waiting } from '../features/dashboard/waiting.tsx'
import { FamilyLine } from '../features/family/family-line.tsx'
import { useFamily, useSoundsLike } from '../features/family/queries.ts'
import { InstallCard } from '../features/install/install-card.tsx'
import { useLastingStorage } from '../features/install/use-lasting-storage.ts'
import { useNewVersion } from '../features/install/use-new-version.ts'
import { SleepSoundsCard } from '../features/listening/sleep-sounds/sleep-sounds-card.tsx'
import { useNightLight } from '../features/night-light/use-night-light.ts'
import { PaymentNote } from '../features/plan/payment-note.tsx'
import { PlaylistLink } from '../features/playlist/playlist-link.tsx'
import { useProfile } from '../features/profile/use-profile.ts'
import { KeepListening } from '../features/reader/keep-listening.tsx'
import { useLibrary } from '../features/stories/queries.ts'
import { useKeepStories } from '../features/stories/use-keep-stories.ts'
import { Page } from '../layout/page.tsx'
import { classNames } from '../lib/class-names.ts'
import { jsonField } from '../lib/json-field.ts'
import { Button, ButtonLink } from '../ui/button.tsx'

interface Tile {
  label: string
  to: string
  icon: LucideIcon
  note?: string
}

/** §2 "Dashboard": the home screen under tonight's own sky. */
export function DashboardScreen() {
  const { profile } = useProfile()
  const stories = useLibrary()
  const family = useFamily()
  const soundsLike = useSoundsLike(true)
  const { change: changeLamp } = useNightLight()
  const darken = useCallback(() => changeLamp({ on: false }), [changeLamp])
  const now = useMemo(() => new Date(), [])
  const phase = moonPhase(now)
  const count = stories.data?.total
  const navigate = useNavigate()
  const arrival: unknown = useLocation().state
  // The first thing there is to do here is to say who is meant. A parent who has just signed up has named no one yet, and
  // does not wait for the answer that says so behind a button that leads nowhere.
  const isFirstEvening = family.data === undefined ? jsonField(arrival, 'isNew') === true : family.data.length === 0
  useNewVersion()
  useKeepStories(stories.data?.stories)
  useLastingStorage(count !== undefined && count > 0)
  const tiles: Tile[] = [
    { label: 'Home', to: '/', icon: House },
    { label: 'My Profile', to: '/user-profile', icon: Person },
    { label: 'Family Manager', to: '/family', icon: Sparkles },
    { label: 'Create Story', to: '/create-story', icon: Pencil },
    {
      label: 'Story Library',
      to: '/stories',
      icon: Library,
      ...(stories.isLoadingError ? {} : { note: countWords(count) })
    },
    { label: 'About', to: '/about', icon: Info }
  ]
  // Its place is kept while it is fetched, so that nothing jumps from under a thumb.
  const latest = stories.isPending ? (
    <div className="panel h-31 opacity-60" />
  ) : stories.isLoadingError ? (
    <StoriesMissing detail={stories.error.message} onRetry={() => void stories.refetch()} />
  ) : count === 0 ? null : (
    <KeepListening
      stories={stories.data?.stories ?? []}
      soundsLike={soundsLike}
      onAsleep={darken}
      ending={<PlaylistLink />}
    />
  )
  return (
    <Page
      title="Home"
      backdrop={
        <div className="h-[430px] sm:h-[520px]">
          <Landscape scene={TONIGHT} wide={TONIGHT_WIDE} className="in-data-[light=ember]:brightness-75" />
          {/* Between the header and the greeting; with more room, beside them. */}
          <TonightsMoon className="end-6 top-25.5 w-9 md:end-[10%] md:top-31 md:w-13 lg:end-[18%] lg:top-30 lg:w-15" />
        </div>
      }
    >
      <section className="pt-20 sm:max-w-xl sm:pt-24">
        <h1>
          {greeting(now)}, <bdi>{profile.firstName === '' ? 'storyteller' : profile.firstName}</bdi>
        </h1>
        {isFirstEvening ? (
          <div className="panel mt-5 bg-surface/90 p-4 sm:p-5">
            <FamilyLine
              submit="To tonight’s story"
              onAdded={(chosen) => void navigate('/create-story', { state: { chosen } })}
            />
          </div>
        ) : (
          <>
            <p className="mt-2 min-h-[3.1em] text-[18px] text-shadow-[0_1px_10px_rgb(6_8_14/.9)]">
              {moonWords(phase)}{' '}
              {family.data !== undefined && (
                <Waiting names={family.data.filter((member) => !member.isGuest).map((member) => member.name)} />
              )}
            </p>
            <ButtonLink to="/create-story" look="ember" size="large" className="mt-5 w-full sm:w-72">
              Create Story
            </ButtonLink>
          </>
        )}
      </section>
      <PaymentNote />
      {/* What is listened to in one column, the places beside it and as tall; on a phone one below the other. */}
      <div className="mt-8 grid gap-4 sm:mt-24 lg:auto-rows-fr lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        {latest !== null && <div className="grid lg:col-start-1">{latest}</div>}
        <nav
          aria-label="Places"
          className="grid grid-cols-2 gap-3 lg:gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:auto-rows-fr lg:grid-cols-3"
        >
          {tiles.map((tile) => (
            <TileLink key={tile.label} tile={tile} />
          ))}
        </nav>
        <div className={classNames('grid lg:col-start-1', latest === null && 'lg:row-span-2')}>
          <SleepSoundsCard />
        </div>
      </div>
      <PlaylistLink />
      <InstallCard stories={count ?? 0} />
    </Page>
  )
}

/** Where the last story would be; Create Story above it needs none of them. */
function StoriesMissing({ detail, onRetry }: { detail: string; onRetry: () => void }) {
  return (
    <div role="alert" className="panel flex min-h-31 flex-wrap items-center justify-between gap-x-4 gap-y-3 p-4">
      <p>
        Your stories could not be loaded
        <span className="block text-[15px] text-text2">{detail}</span>
      </p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  )
}

function TileLink({ tile }: { tile: Tile }) {
  const Icon = tile.icon
  return (
    <Link
      to={tile.to}
      className="panel flex min-h-19 items-center gap-3.5 px-4 py-3.5 text-[16px] leading-tight font-semibold text-text no-underline transition-colors duration-150 hover:bg-raised"
    >
      <Icon aria-hidden="true" size={28} strokeWidth={1.9} className="shrink-0 text-ember" />
      <span>
        {tile.label}
        {tile.note !== undefined && <small className="block text-[15px] font-normal text-text2">{tile.note}</small>}
      </span>
    </Link>
  )
}

const TONIGHT: SceneOptions = {
  width: 390,
  height: 430,
  seed: 61,
  sky: 'dusk',
  motif: 'village',
  horizon: 0.74,
  relief: 0.6,
  ground: '#141821'
}
const TONIGHT_WIDE: SceneOptions = { ...TONIGHT, width: 1440, height: 520 }

/** A blank keeps the line until the number is there. */
function countWords(count: number | undefined): string {
  if (count === undefined) return '\u00a0'
  return count === 1 ? '1 story' : `${count} stories`
}

function greeting(now: Date): string {
  const hour = now.getHours()
  if (hour >= 5 && hour < 12) return 'Good morning'
  return hour >= 12 && hour < 17 ? 'Good afternoon' : 'Good evening'
}
