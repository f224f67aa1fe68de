import { Suspense, type ComponentType } from 'react'
import { Route, Routes, useLocation } from 'react-router'

import { ScreenErrorBoundary } from './layout/error-pages.tsx'
import { lazily } from './lib/lazily.tsx'
import { HydratedProvider } from './lib/use-hydrated.tsx'
import { RequireSession } from './session/require-session.tsx'
import { Spinner } from './ui/spinner.tsx'

const Landing = lazily(async () => (await import('./screens/landing.tsx')).LandingScreen)
const About = lazily(async () => (await import('./screens/about.tsx')).AboutScreen)
const Access = lazily(async () => (await import('./screens/access.tsx')).AccessScreen)
const Welcome = lazily(async () => (await import('./screens/welcome.tsx')).WelcomeScreen)
const Login = lazily(async () => (await import('./screens/login.tsx')).LoginScreen)
const SignUpRedirect = lazily(async () => (await import('./screens/sign-up.tsx')).SignUpScreen)
const SignUpForm = lazily(async () => (await import('./screens/sign-up-form.tsx')).SignUpFormScreen)
const Pricing = lazily(async () => (await import('./screens/pricing.tsx')).PricingScreen)
const Admin = withQueries(async () => (await import('./screens/admin.tsx')).AdminScreen)
const Terms = lazily(async () => (await import('./screens/terms.tsx')).TermsScreen)
const Privacy = lazily(async () => (await import('./screens/privacy.tsx')).PrivacyScreen)
const ResetPassword = lazily(async () => (await import('./screens/reset-password.tsx')).ResetPasswordScreen)
const ForChildren = lazily(async () => (await import('./screens/for-children.tsx')).ForChildrenScreen)
const Dashboard = signedIn(async () => (await import('./screens/dashboard.tsx')).DashboardScreen)
const CreateStory = signedIn(async () => (await import('./screens/create-story.tsx')).CreateStoryScreen)
const Family = signedIn(async () => (await import('./screens/family.tsx')).FamilyScreen)
const Stories = signedIn(async () => (await import('./screens/stories.tsx')).StoriesScreen)
const UserProfile = signedIn(async () => (await import('./screens/user-profile.tsx')).UserProfileScreen)
const DesignImport = signedIn(async () => (await import('./screens/design-import.tsx')).DesignImportScreen)
const NotFound = lazily(async () => (await import('./screens/not-found.tsx')).NotFoundScreen)

/** Resolves when a screen that came with its words can be taken over in one go, and they are never taken away for it. */
export async function prepareDrawnScreen(pathname: string): Promise<void> {
  await (pathname === '/login' ? Login : Landing).prepare()
}

/**
 * The specification's route table (§2), row by row. Every screen is fetched when it is first gone to. `isDrawn`: the
 * first one has its words from the build, or is getting them.
 */
export function ScreenRoutes({ isDrawn }: { isDrawn: boolean }) {
  const { key } = useLocation()
  return (
    <ScreenErrorBoundary address={key}>
      <Suspense fallback={<Loading />}>
        <HydratedProvider isDrawn={isDrawn}>
          <Routes>
            <Route path="/" element={<Landing />} />
            <Route path="/about" element={<About />} />
            <Route path="/access" element={<Access />} />
            <Route path="/welcome" element={<Welcome />} />
            <Route path="/login" element={<Login />} />
            <Route path="/signup" element={<SignUpRedirect />} />
            <Route path="/signup-form" element={<SignUpForm />} />
            <Route path="/subscribe" element={<Pricing />} />
            <Route path="/admin" element={<Admin />} />
            <Route path="/terms" element={<Terms />} />
            <Route path="/privacy" element={<Privacy />} />
            <Route path="/reset-password" element={<ResetPassword />} />
            <Route path="/for-children" element={<ForChildren />} />
            <Route element={<RequireSession />}>
              <Route path="/create" element={<Dashboard />} />
              <Route path="/dashboard" element={<Dashboard />} />
              <Route path="/create-story" element={<CreateStory />} />
              <Route path="/family" element={<Family />} />
              <Route path="/profile" element={<Family />} />
              <Route path="/stories" element={<Stories />} />
              <Route path="/user-profile" element={<UserProfile />} />
              <Route path="/figma" element={<DesignImport />} />
            </Route>
            <Route path="*" element={<NotFound />} />
          </Routes>
        </HydratedProvider>
      </Suspense>
    </ScreenErrorBoundary>
  )
}

/** Screens that keep what the server answered: what keeps it comes with them. */
function withQueries(load: () => Promise<ComponentType>) {
  return lazily(async () => {
    const [Screen, { QueriesProvider }] = await Promise.all([load(), import('./api/queries-provider.tsx')])
    return () => (
      <QueriesProvider>
        <Screen />
      </QueriesProvider>
    )
  })
}

/** Screens of the app: their icon buttons have names to show. */
function signedIn(load: () => Promise<ComponentType>) {
  return withQueries(async () => {
    const [Screen, { TooltipProvider }] = await Promise.all([load(), import('./ui/tooltip.tsx')])
    return () => (
      <TooltipProvider>
        <Screen />
      </TooltipProvider>
    )
  })
}

function Loading() {
  return (
    <div className="grid min-h-dvh place-items-center">
      <Spinner label="One moment" />
    </div>
  )
}
