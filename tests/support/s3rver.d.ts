declare module 's3rver' {
  /** An S3 store in a folder, for tests; its only key is `S3RVER`, its secret the same. */
  export default class S3rver {
    constructor(options: {
      address: string
      port: number
      silent: boolean
      directory: string
      configureBuckets: { name: string; configs: string[] }[]
    })
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }
}
