// Node has WebAssembly; its type package does not, and the server does not load the DOM's types.
declare namespace WebAssembly {
  class Module {
    private readonly compiled: true
  }
  class Memory {
    readonly buffer: ArrayBuffer
  }
  class Instance {
    readonly exports: Readonly<Record<string, unknown>>
    constructor(module: Module, imports: Readonly<Record<string, Readonly<Record<string, unknown>>>>)
  }
  function compile(bytes: Uint8Array): Promise<Module>
}
