import { vi } from 'vitest'

// Files that share a process share no state of our modules: what one of them has learnt of the connection or of its
// session, the next one has never heard of. Stands first among the setup files, for the others to be loaded anew as well.
vi.resetModules()
