import { sceneUrl, type SceneOptions } from './scene.ts'

/** A drawn night as decoration; says nothing to a screen reader. */
export function Landscape({ scene, className = '' }: { scene: SceneOptions; className?: string }) {
  return (
    <img
      src={sceneUrl(scene)}
      alt=""
      aria-hidden="true"
      draggable={false}
      className={`pointer-events-none size-full object-cover object-bottom select-none ${className}`}
    />
  )
}
