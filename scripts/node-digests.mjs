// The package `node` fetches its binary in an install script, outside the lockfile and its hashes. So the binary has its own,
// which an installation is held against: SHA-256, by platform. A platform that is not here is not checked.
export const nodeDigests = {
  version: '24.21.0',
  sha256: { 'linux-x64': '7fde7b8afa198da66257f42ee2001d874c7355631e6d1579a5fb5ef1f246df4c' }
}
