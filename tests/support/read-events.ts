import { type StoryEvent, storyEventSchema } from '#shared/story.ts'

/** Reads a stream of server-sent story events to its end; every event must be what the contract says. */
export async function readStoryEvents(response: Response): Promise<StoryEvent[]> {
  const blocks = (await response.text()).split('\n\n').filter((block) => block !== '' && !block.startsWith(':'))
  return blocks.map((block) => {
    const lines = block.split('\n')
    const name = lines.find((line) => line.startsWith('event: '))?.slice('event: '.length)
    const event = storyEventSchema.parse(
      JSON.parse(lines.find((line) => line.startsWith('data: '))?.slice('data: '.length) ?? '')
    )
    if (event.type !== name) throw new Error(`The event ${String(name)} carries ${event.type}`)
    return event
  })
}
