/** A row of the specification's route table (§2), ours included, with what its screen says word for word. */
interface RouteRow {
  path: string
  access: 'open' | 'signed-in'
  heading: string | RegExp
  /** What every reader must be able to find. */
  says: readonly string[]
  /** Names and targets; of open screens as a visitor meets them. */
  links?: Readonly<Record<string, string>>
  buttons?: readonly string[]
}

/** The parent who is signed in has no family and no story yet. */
export const ROUTES: readonly RouteRow[] = [
  {
    path: '/',
    access: 'open',
    heading: 'Tonight’s story stars your own family',
    says: [
      'V1.0',
      'Personalised',
      'Audio ready',
      'Just the right length for bedtime',
      'Premium',
      'Free',
      'This instance is free: no card is asked for.',
      'Unlimited personalised stories',
      'AI narrator with 3 voice options',
      'Family character profiles',
      'Night light mode',
      'Coming Soon in V1.1',
      'Sleep mode',
      'Interactive learning features',
      'Sleep tracking insights',
      'hello@talewick.example',
      '+64 9 555 0100',
      'Auckland, New Zealand',
      'Northlight'
    ],
    links: { Login: '/login', 'Sign In': '/login', Terms: '/terms', 'Privacy Policy': '/privacy', About: '/about' }
  },
  {
    path: '/about',
    access: 'open',
    heading: 'About Talewick',
    says: [
      'Our Mission',
      'How It Works',
      "Enter the child's name and interests",
      'Choose story themes and duration',
      'Select family members to include',
      'Enjoy AI-generated stories with narration',
      'Features',
      'Personalised stories',
      'AI narration with multiple voices',
      'Family characters',
      'Powered by AI'
    ],
    links: { 'Back to dashboard': '/dashboard', 'Privacy Policy': '/privacy' }
  },
  {
    path: '/access',
    access: 'open',
    heading: 'Welcome to Talewick',
    says: [],
    links: { 'Go to Login': '/login', 'Back to Home': '/' }
  },
  {
    path: '/welcome',
    access: 'open',
    heading: 'Welcome to Talewick',
    says: ['Email'],
    links: { 'Sign In': '/login' }
  },
  {
    path: '/signup',
    access: 'open',
    heading: 'Redirecting to Signup...',
    says: ["We're taking you to our signup form."],
    links: { 'Create Account': '/signup-form', 'Back to Home': '/' }
  },
  {
    path: '/subscribe',
    access: 'open',
    heading: 'Free here, and every bedtime in it',
    says: [
      'Most Popular',
      'This instance is free',
      'SSL Secured',
      'Cancel Anytime',
      'Instant Access',
      'Frequently Asked Questions',
      'until the end of the billing period',
      'Unlimited stories',
      'Your payment details are never stored here'
    ],
    links: { 'Create Account': '/signup-form', 'Terms and Conditions': '/terms', Home: '/' }
  },
  {
    path: '/terms',
    access: 'open',
    heading: 'Terms and Conditions',
    says: [
      'Last updated: July 30, 2025',
      'This instance is free',
      '$9.99 per month',
      '7-day free trial',
      'with “cancel” in the subject'
    ],
    links: { '← Back to Home': '/', 'How Talewick uses your name': '/for-children' }
  },
  {
    path: '/privacy',
    access: 'open',
    heading: 'Privacy Policy',
    says: [
      'Last updated: August 3, 2025',
      'What leaves the house, and when',
      'Cookies and your browser',
      'A guest cannot be edited',
      'changes on that device only',
      'Stories already told keep a person’s name'
    ],
    links: { '← Back to Home': '/', 'How Talewick uses your name': '/for-children' }
  },
  {
    path: '/for-children',
    access: 'open',
    heading: 'How Talewick uses your name',
    says: ['Why do you know my name?', 'keeps your name until your grown-up deletes it'],
    links: { 'Privacy Policy': '/privacy', '← Back to Home': '/' }
  },
  {
    path: '/login',
    access: 'open',
    heading: 'Welcome to Talewick',
    says: ['Sign in to your account', 'Email', 'Password'],
    links: { 'Create a free account': '/signup', '← Back to home': '/' },
    buttons: ['Sign In']
  },
  {
    path: '/signup-form',
    access: 'open',
    heading: 'Create Account',
    says: ['Free here: no card, no trial that ends.', 'First name', 'Last name', 'Email', 'Password'],
    links: { 'Terms and Conditions': '/terms', 'Privacy Policy': '/privacy' },
    buttons: ['Create Account']
  },
  {
    path: '/user-profile',
    access: 'signed-in',
    heading: 'My Profile',
    says: [
      'Personal Information',
      'Eastern',
      'Login Credentials',
      'Email notifications',
      'Story reminders',
      'Product updates',
      'Default narrator',
      'Autoplay',
      'Dark mode',
      'Subscription',
      'Everything is included here, and nothing is charged.',
      'No story your family has is ever taken away.'
    ],
    buttons: ['Edit Profile', 'Change Password', 'Download my data', 'Delete Account']
  },
  {
    path: '/reset-password',
    access: 'open',
    heading: 'Reset Password',
    says: ['Email'],
    buttons: ['Reset Password']
  },
  {
    path: '/admin',
    access: 'open',
    heading: 'Admin Dashboard',
    says: ['Current Sleep Playlist', 'No playlist set', 'Administrator sign-in needed', 'Playlist Name'],
    buttons: ['Update Playlist']
  },
  {
    path: '/figma',
    access: 'signed-in',
    heading: 'Design Import',
    says: ['File URL or key', 'How to import a design'],
    buttons: ['Load File', 'Test API Token']
  },
  ...(['/dashboard', '/create'] as const).map((path): RouteRow => ({
    path,
    access: 'signed-in',
    heading: /Ana$/,
    says: ['Home', 'My Profile', 'Family Manager', 'Create Story', 'Story Library', '0 stories', 'About'],
    links: { 'Create Story': '/create-story', About: '/about' },
    buttons: ['Logout']
  })),
  {
    path: '/create-story',
    access: 'signed-in',
    heading: 'Who is in tonight’s story?',
    says: [
      'No Family Members Found',
      'Add family members to your profile first to create personalized stories.',
      'Night Light Control'
    ],
    links: { 'Family Manager': '/family', Home: '/dashboard' }
  },
  ...(['/family', '/profile'] as const).map((path): RouteRow => ({
    path,
    access: 'signed-in',
    heading: 'Family Manager',
    says: ['Family Members (0)', 'Story Guests (0)', 'No Family Members Yet', 'Family Position'],
    buttons: ['Add Family Member']
  })),
  {
    path: '/stories',
    access: 'signed-in',
    heading: 'Story Library',
    says: ['All Stories (0)', 'Favorites (0)', 'No Stories Yet'],
    links: { 'Create Story': '/create' }
  }
]
