import { lazy, Suspense } from 'react'
import { Route, Routes } from 'react-router'

import { LoginScreen } from './screens/login.tsx'
import { NotFoundScreen } from './screens/not-found.tsx'
import { SignUpFormScreen } from './screens/sign-up-form.tsx'
import { LandingScreen } from './screens/landing.tsx'
import { RequireSession } from './session/require-session.tsx'
import { Spinner } from './ui/spinner.tsx'

const Dashboard = lazy(async () => ({ default: (await import('./screens/dashboard.tsx')).DashboardScreen }))
const CreateStory = lazy(async () => ({ default: (await import('./screens/create-story.tsx')).CreateStoryScreen }))
const Family = lazy(async () => ({ default: (await import('./screens/family.tsx')).FamilyScreen }))
const Stories = lazy(async () => ({ default: (await import('./screens/stories.tsx')).StoriesScreen }))

/** The specification's route table (§2), row by row. */
export function ScreenRoutes() {
  return (
    <Suspense fallback={<Loading />}>
      <Routes>
        <Route path="/" element={<LandingScreen />} />
        <Route path="/login" element={<LoginScreen />} />
        <Route path="/signup-form" element={<SignUpFormScreen />} />
        <Route element={<RequireSession />}>
          <Route path="/create" element={<Dashboard />} />
          <Route path="/dashboard" element={<Dashboard />} />
          <Route path="/create-story" element={<CreateStory />} />
          <Route path="/family" element={<Family />} />
          <Route path="/profile" element={<Family />} />
          <Route path="/stories" element={<Stories />} />
        </Route>
        <Route path="*" element={<NotFoundScreen />} />
      </Routes>
    </Suspense>
  )
}

function Loading() {
  return (
    <div className="grid min-h-dvh place-items-center">
      <Spinner label="One moment" />
    </div>
  )
}
