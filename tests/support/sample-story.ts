/** A bedtime story of about three hundred words, for the narrator's tests and benchmark. */
export const SAMPLE_STORY = `The Lighthouse That Forgot to Sleep

On the last rock before the open sea stood a lighthouse called Old Tom, and in it lived Lily, who was six, and her grandfather, who was not. Every evening they climbed one hundred and twelve steps together. Lily counted them, and Grandpa pretended to lose count.

"Ninety-nine, a hundred, a hundred and... what comes next?" he asked.

"Grandpa!" Lily laughed. "You say that every night."

But tonight something was wrong. The lamp at the top went round and round, round and round, far too fast, like a dog chasing its tail. Out on the water the fishing boats were getting dizzy. One of them, the little Marigold, had already sailed in a circle three times.

"It can't sleep," said Lily, putting her ear against the warm glass. "Listen. It's humming."

Grandpa fetched his smallest screwdriver, his biggest spanner and a tin of ginger biscuits. None of them helped, although the biscuits were very good. So Lily sat down on the top step and thought about what helped her when she could not sleep. Not spanners. Not screwdrivers. It was always the same thing: somebody stayed.

She leaned against the lamp and began to hum along, low and slow. The lamp slowed down a little, as if it were listening. Grandpa sat beside her and hummed the deep part, which was mostly one note.

Round went the light, over the rocks. Round went the light, over the quiet water. The Marigold stopped turning, found her nose, and pointed it towards home. One after another the boats came in, and their lanterns went out like daisies closing.

"There," whispered Lily.

The lamp gave one long, golden blink, the way a cat does when it is comfortable. Then it turned as slowly as breathing, and the sea breathed with it, in and out, in and out.

Grandpa carried Lily down all one hundred and twelve steps. He did not lose count once. But nobody heard, because Lily was already asleep.`
