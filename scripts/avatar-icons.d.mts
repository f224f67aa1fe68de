import type { Plugin } from 'vite'

export function avatarIcons(): Plugin
