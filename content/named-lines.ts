import type { Line } from './format.ts'

/**
 * A wish may name a person who is not of the family (“Amara and the talking drum”), and {S} is {named} for an evening,
 * beside {A}. These lines stand in any story of its own, so they bring nothing and leave nothing behind.
 */
export const namedBegin: Line[] = [
  { text: '“And who is {named}?” asked {A}. “I am,” said {S}. “Until bedtime.”', says: 'S' },
  '{S} was {named} that day. It had been settled at breakfast, and nobody had asked for a vote.',
  { text: '“Where’s {named}?” asked {A}, and looked all round {S}. “Here,” said {S}. “It’s me. I haven’t changed anything else.”', says: 'S' },
  { text: '“You can call me {named} today,” said {S}. “Good morning, {named},” said {A}. That was all it took.', says: 'S' },
  'To be {named} one need only answer to it. {A} said “{named}!” and {S} said “Yes?”',
  { text: '“I’m {named} today,” said {S}, “and you’re not.” “I’d noticed,” said {A}.', says: 'S' },
  'Nobody there was called {named}. So {S} was, for one day, and it fitted rather well. {A} only got it wrong twice.',
  { text: '“Is {named} in?” asked {A}, and knocked on the table. “Speaking,” said {S}. And from then on it was so.', says: 'S' },
  { text: 'Three times {S} said it, to get used to it. “{named}, {named}, {named}.” “Yes, I think that’ll stay on,” said {A}.', says: 'S' },
  { text: '“Somebody has to be {named},” said {A}. “For how long?” asked {S}. “Until bedtime.” {S} could spare that.', says: 'A' },
  { text: '“Who wants to be {named}?” asked {A}. It was a very short silence. “Oh, all right,” said {S}, who had been waiting for it.', says: 'A' },
  'That day there were two in {S}. One was {S}, and the other was {named}. {A} said hello to both.'
]

/** The wish names two who are not of the family: {S} is one of them already, and {A} is {named.two}. */
export const namedTwoBegin: Line[] = [
  'That left {named.two} for {A}.',
  { text: '“And you’re {named.two},” said {S}. {A} had been hoping for that.', says: 'S' },
  { text: '“Then who am I?” asked {A}. “{named.two}, of course,” said {S}.', says: 'S' },
  '{A} was {named.two}, and answered to it at once.',
  { text: '“{named.two},” said {A}, with a small bow. {S} bowed back.', says: 'A' }
]

/** Somewhere in the middle {S} is still {named}. */
export const namedMiddle: Line[] = [
  { text: '“{named}?” said {A}. Nobody answered. “{named}!” “Oh,” said {S}, “that’s me.”', says: 'S' },
  { text: '“What would {named} do now?” asked {A}. {S} thought about it, as {named}. “Exactly this,” said {S}, and went on.', says: 'S' },
  { text: '“Are you still {named}?” asked {A}. {S} felt with both hands. “Yes,” said {S}. “It doesn’t wear off by day.”', says: 'S' },
  { text: '“Now {named} has to sit down for a minute,” said {S}, and sat down. “Then I’ll keep {named} company,” said {A}.', says: 'S' },
  { text: '“I keep forgetting that you’re {named},” said {A}. “So do I,” whispered {S}. “But {named} doesn’t.”', says: 'S' },
  { text: '“Well done, {named},” said {A}. “I’ll pass it on,” said {S}, and did, and it had not far to go.', says: 'S' },
  { text: '“Is that how {named} does it?” asked {A}. “It is from today,” said {S}.', says: 'S' },
  { text: '“You’ve got {S}’s socks on, {named},” said {A}. “We share them,” said {S}.', says: 'S' },
  { text: '“Does {named} ever give up?” asked {A}. “Only for supper,” said {S}.', says: 'S' },
  { text: '“You make a very good {named},” said {A}. “I had to begin from nothing,” said {S}.', says: 'S' },
  '{A} winked at {named}, and {S} winked back, the way {named} does it.',
  'Now and then {S} forgot. Then {A} only had to hum, and {named} was back.'
]

/** In bed {S} is {named} no more. */
export const namedEnd: Line[] = [
  { text: '“Lie down, {named},” said {A}. “{named}’s gone home,” said {S}. “It’s only me.” “That’s whom I was looking for,” said {A}.', says: 'S' },
  { text: '“Are you {named} in bed as well?” asked {A}. {S} thought about it, and took {named} off, and laid it on the chair with the socks.', says: 'A' },
  { text: '“Who’s in this bed?” asked {A}. “Half {named} and half me,” said {S}. “Which half’s the sleepy one?” “Both.”', says: 'S' },
  { text: '“It was nice to be {named},” said {S}, “but it’s nice to be called what you’re used to.” “Yes, {S},” said {A}.', says: 'S' },
  'Now one of them had to stop being {named}. {S} breathed out once, and it was done. {A} noticed the difference.',
  { text: '“Will there be {named} tomorrow too?” asked {A}. “Tomorrow it’s your turn,” said {S}.', says: 'S' },
  { text: '“Where does {named} sleep?” asked {A}. {S} moved over a little, to make room.', says: 'A' },
  { text: '“You can go now, {named},” said {S}, quite low. They both listened, {S} and {A}. It was very quiet.', says: 'S' },
  'Under the blanket {S} stopped being {named}. It was like taking off a hat, and {A} hung it up.'
]

/**
 * What the wish is about is still to come ({awaited}: “tomorrow”, “on Saturday”), and the story tells it as it will have been:
 * {S} and {A} tell it to each other the evening before.
 */
export const awaitedBegin: Line[] = [
  { text: '“It’s {awaited},” said {S}, for the eleventh time since breakfast. “Then we’ll tell it tonight, just as if we’d been,” said {A}. “How did it begin?” It began like this.', says: 'S' },
  { text: 'The real one was to be {awaited}, and that was too far away. “We could have it once before that,” said {A}, “in the telling.” {S} knew at once how it went.', says: 'A' },
  { text: '“I can’t wait,” said {S}. “Then we’ll do the first one tonight, without any waiting,” said {A}. “The second one’s {awaited}.” So they told it, turn by turn.', says: 'S' },
  { text: '“I know when it is,” said {A}. “It’s {awaited}. So tell me how it was.” It had not been yet, but {S} told it all the same.', says: 'A' },
  { text: '“What if it’s over too quickly, {awaited}?” asked {S}. “Then we’d better have it twice,” said {A}. So they had the first of the two that evening.', says: 'S' },
  { text: 'It was to be {awaited}. {S} had got everything ready, and then got it ready again. “There’s one thing left to do,” said {A}. “We can tell each other how it was.” And they did.', says: 'A' },
  { text: '“How many sleeps is it?” asked {S}. “Too many,” said {A}, “so let’s have a go at it now.” {S} began, and {A} put in whatever was missing.', says: 'S' },
  { text: 'Whatever comes {awaited} can be told tonight, if two of them know how to begin. “Once,” began {A}. “Not once,” said {S}. “Just now.” And off it went.', says: 'S' },
  'It could not come any sooner than {awaited}, and {S} could not sit still. So {A} and {S} told it as if they had been there already.',
  'There was no getting there before {awaited}, but in the telling. {S} and {A} set off at once.'
]

/** In bed: the real one is still to come. */
export const awaitedEnd: Line[] = [
  { text: '“Will it be just like that?” asked {A}. “No,” said {S}. “But I’ll know my way about in it.”', says: 'S' },
  { text: '“And the real one?” asked {A}. “That’s {awaited},” said {S}. “This one I’m keeping.”', says: 'S' },
  { text: '“How was it, the first time?” asked {A}. “Very good,” said {S}. “I’d go again.” “You can,” said {A}. “It’s {awaited}.”', says: 'S' },
  'There was another one to come, {awaited}. {S} thought of it, and then of this one. There was nothing to choose between them. {A} thought so too.',
  { text: '“Now there’s one behind us and one in front,” said {A}. {S} lay quite still between them.', says: 'A' },
  { text: '“It can come now,” said {S}. “It will,” said {A}. “It only has to sleep first, like everybody else.”', says: 'S' },
  'Then {S} and {A} lay there, and had had it, and had it still to come.'
]

/**
 * What the wish is about was today, and the story tells of the evening before it: {S} goes through it once more with {A}, from
 * there. {over} is when it was: “today”, “this morning”.
 */
export const overBegin: Line[] = [
  { text: '“It’s over,” said {S}, “and I was there.” “Then tell me all of it,” said {A}, “and start with the night before.” So that is where it began.', says: 'S' },
  { text: 'The real one was {over}. “I’d like to have it once more,” said {S}. “Then we have to go back by one night more,” said {A}. And back they went.', says: 'S' },
  { text: '“How was it {over}?” asked {A}. It was too much to say, so {S} showed it, and began with the evening before.', says: 'A' },
  { text: '“You did it {over},” said {A}, “and I want to hear it from the start.” The start was the night before, and so {S} began there.', says: 'A' },
  { text: '“Once more,” said {S}, “because now I know the way.” So {A} put the clock back by one day.', says: 'S' },
  { text: 'It had all happened already. “Do you remember how it was before?” asked {A}. {S} did, and this is how.', says: 'A' },
  { text: '“I didn’t know yet how it ends,” said {S}. “Tell me about the evening when you didn’t know,” said {A}. And {S} told it.', says: 'S' },
  'What had happened {over} could not be shown all at once. {S} and {A} began where it begins, one evening earlier.',
  { text: '“Were you brave {over}?” asked {A}. “You’ll see,” said {S}, and told it from the evening before.', says: 'S' },
  'A day like that is told at least once more. {S} turned back by one evening, and {A} came along.'
]

/** In bed: it is over, and was done. */
export const overEnd: Line[] = [
  { text: '“And then it was real,” said {A}. “Yes,” said {S}. “And now I’ve done it.”', says: 'S' },
  { text: '“That was before,” said {S}. “And {over} you did it yourself,” said {A}.', says: 'S' },
  { text: '“Is it really over?” asked {S}. “Quite over,” said {A}. “You can put it with the other things you’ve done.”', says: 'S' },
  { text: '“Which was better?” asked {A}. “The real one,” said {S}, “because I was there.”', says: 'A' },
  { text: '“I did it,” said {S} into the dark. “You did,” said {A}. “I’ll remember it as well.”', says: 'S' },
  'It lay behind them now, once done and once told. {S} thought it had been rather good, both times, and {A} thought so too.',
  'Now {S} had had it twice. {A} said that the real one counted for more.'
]
