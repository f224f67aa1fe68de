export interface PlaylistDetails {
  description: string | null
  owner: string | null
  tracksTotal: number | null
}

/** The port. */
export interface Music {
  /** @returns null when there is no such playlist, or it is not public; rejects when the service cannot be asked */
  readPlaylist(id: string): Promise<PlaylistDetails | null>
}
