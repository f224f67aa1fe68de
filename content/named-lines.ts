import type { Line } from './format.ts'

/**
 * A wish may name a person who is not of the family (“Amara and the talking drum”), and {S} is {named} for an evening,
 * beside {A}. These lines stand in any story of its own, so they bring nothing and leave nothing behind.
 */
export const namedBegin: Line[] = [
  { text: 'In this story there is a guest. “And who is {named}?” asked {A}. “I am,” said {S}. “Until bedtime.”', says: 'S' },
  '{S} was {named} that day. It had been settled at breakfast, and nobody had asked for a vote.',
  { text: 'All day {S} had been {named}. “I haven’t changed anything else,” said {S}. {A} walked all round {S}, and it was true.', says: 'S' },
  { text: '“Call me {named} today,” said {S}. “Hello, {named},” said {A}. That was all it took.', says: 'S' },
  'For one day {S} was {named}. {A} tried it out. “{named}!” said {A}, and {S} said “Yes?” That was how easy it was.',
  { text: '“I’m {named} today,” said {S}, “and you’re not.” “I’d noticed,” said {A}.', says: 'S' },
  'Nobody there was called {named}. So {S} was, for one day, and it fitted rather well. {A} only got it wrong twice.',
  { text: 'They had settled that {S} was {named}. “Is {named} in?” asked {A}, and knocked on the table. “Speaking,” said {S}.', says: 'S' },
  { text: 'From breakfast on {S} was {named}, and said it three times, to get used to it. “{named}, {named}, {named}.” “Yes,” said {A}, “that sounds right.”', says: 'S' },
  { text: 'They pretended that {S} was {named}. “For how long?” asked {S}. “Until bedtime,” said {A}. {S} could spare that.', says: 'A' },
  { text: 'It was a game. “Who wants to be {named}?” asked {A}. There was a very short silence. “Oh, all right,” said {S}, who had been waiting for it.', says: 'A' },
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
  { text: '“Are you still {named}?” asked {A}. {S} felt with both hands. “Yes,” said {S}. “All over.”', says: 'S' },
  { text: '“Now {named} has to sit down for a minute,” said {S}, and sat down. “Then I’ll keep {named} company,” said {A}.', says: 'S' },
  { text: '“I keep forgetting that you’re {named},” said {A}. “So do I,” whispered {S}. “But {named} doesn’t.”', says: 'S' },
  { text: '“Well done, {named},” said {A}. “Thank you,” said {S}. “{named} says thank you too.”', says: 'S' },
  { text: '“Is that how {named} does it?” asked {A}. “It is from today,” said {S}.', says: 'S' },
  { text: '“You’ve got {S}’s socks on, {named},” said {A}. “We share them,” said {S}.', says: 'S' },
  { text: '“Does {named} ever give up?” asked {A}. “Only for supper,” said {S}.', says: 'S' },
  { text: '“You make a very good {named},” said {A}. “I’ve been practising in the bath,” said {S}.', says: 'S' },
  '{A} winked at {named}, and {S} winked back, the way {named} does it.',
  'Now and then {S} forgot. Then {A} only had to whisper “{named}”, and {S} knew it again.'
]

/** In bed {S} is {named} no more. */
export const namedEnd: Line[] = [
  { text: '“Lie down, {named},” said {A}. “{named}’s gone home,” said {S}. “It’s only me.” “Good,” said {A}. “I like saying good night to you best.”', says: 'S' },
  { text: '“Are you {named} in bed as well?” asked {A}. {S} thought about it, and took {named} off, and laid it on the chair with the socks.', says: 'A' },
  { text: '“Who’s in this bed?” asked {A}. “Half {named} and half me,” said {S}. “Which half’s the sleepy one?” “Both.”', says: 'S' },
  { text: '“It was nice to be {named},” said {S}, “but it’s nice to be called what you’re used to.” “Yes, {S},” said {A}.', says: 'S' },
  'Then {S} had been {named} for long enough. One long breath, and {S} was only {S} again. {A} pulled the blanket straight.',
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
  { text: 'Nobody had been there yet, for it was only {awaited}. “We can tell it tonight all the same,” said {S}. “I’ll begin.” And {A} moved up close, to hear.', says: 'S' },
  'It could not come any sooner than {awaited}, and {S} could not sit still. So {A} and {S} told it as if they had been there already.',
  'There was a long time to wait, for it was {awaited}. So {S} and {A} told it tonight, and both of them did the noises.'
]

/** In bed: the real one is still to come. */
export const awaitedEnd: Line[] = [
  { text: '“Will it be just like that?” asked {A}. “No,” said {S}. “But I’ll know my way about in it.”', says: 'S' },
  { text: '“And the real one?” asked {A}. “That’s {awaited},” said {S}. “Then we’ll have had two.”', says: 'S' },
  { text: '“How was it, the first time?” asked {A}. “Very good,” said {S}. “I’d go again.” “You can,” said {A}. “It’s {awaited}.”', says: 'S' },
  'There was another one to come, {awaited}. {S} and {A} counted the sleeps until then, in a whisper.',
  { text: '“We’ve had one already,” said {A}, “and there’s one to come.” {S} lay quite still and thought of both.', says: 'A' },
  { text: '“It can come now,” said {S}. “It will,” said {A}. “It only has to sleep first, like everybody else.”', says: 'S' },
  'Then {S} and {A} lay there, and looked forward to it, and got sleepy.'
]

/**
 * What the wish is about was today, and the story tells of the evening before it: {S} goes through it once more with {A}, from
 * there. {over} is when it was: “today”, “this morning”.
 */
export const overBegin: Line[] = [
  { text: '“It’s over,” said {S}, “and I was there.” “Then tell me all of it,” said {A}, “and start with the night before.” So that is where it began.', says: 'S' },
  { text: 'The real one was {over}. “I’d like to have it once more,” said {S}. “Then we’ll begin a whole day earlier,” said {A}. And so it began.', says: 'S' },
  { text: '“How was it {over}?” asked {A}. It was too much to say, so {S} showed it, and began with the evening before.', says: 'A' },
  { text: '“You did it {over},” said {A}, “and I want to hear it from the start.” The start was the night before, and so {S} began there.', says: 'A' },
  { text: '“Once more,” said {S}, “because now I know how it goes.” So {A} and {S} went back to the night before.', says: 'S' },
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

/**
 * The wish has another beside the one whom its story is about (“Elsa and a monster truck”): {S} plays {actor} “the
 * monster truck”, also as {actor.a}, {actor.one}, and {actor.move} is how one plays it without a word.
 */
export const playedBegin: Line[] = [
  { text: '“And who’s {actor}?” asked {A}. “I am,” said {S}, and {actor.move}.', says: 'S' },
  '{S} wanted to be {actor.a} that evening. First {S} {actor.move}, to see how it felt. It felt right.',
  { text: '“There’s {actor.a} in it too,” said {A}, and looked round. {S} put up a hand. “I’ve always wanted to be one.”', says: 'S' },
  { text: '“Then I’m {actor},” said {S}. “Show me,” said {A}. {S} {actor.move}, and nobody could have mistaken it.', says: 'S' },
  '{A} had thought of everything but {actor.a}. So {S} was one, without being asked twice, and {actor.move}.',
  { text: '“Who’ll be {actor}?” asked {A}. They both looked at {S}. “All right,” said {S}, and {actor.move}.', says: 'S' }
]

/** Somewhere in the middle {S} is that still. */
export const playedMiddle: Line[] = [
  '{S} had nearly forgotten about being {actor.a}, and {actor.move}.',
  'Now and then {S} {actor.move}, so that it was not forgotten who that was.',
  { text: '“And what does {actor} say to that?” asked {A}. {S} {actor.move}. “I see,” said {A}.', says: 'A' },
  { text: 'For a while {S} had quite forgotten about being {actor.a}. “You’re walking like you,” whispered {A}. So {S} {actor.move}.', says: 'A' },
  { text: '“You make a very good {actor.one},” said {A}. “I’ve been practising on the stairs,” said {S}.', says: 'S' },
  { text: '“Does {actor} know about this?” whispered {A}. “Since just now,” said {S}, and {actor.move}.', says: 'S' },
  { text: '“What would a real {actor.one} do now?” asked {A}. {S} {actor.move}. That was as good an answer as any.', says: 'A' },
  { text: '“I’ve never had {actor.a} to help me before,” said {A}. “We’re not used to it either,” said {S}, and {actor.move}.', says: 'S' }
]

/** In bed {S} is that no more. */
export const playedEnd: Line[] = [
  '{S} took off {actor} like a coat, and was warmer underneath.',
  { text: '“Is {actor} tired too?” asked {A}. “It’s gone home,” said {S}. “It’s only me.”', says: 'S' },
  { text: '“Where does {actor.a} sleep?” asked {A}. {S} thought about it. “Where it’s warm,” said {S}. “Like everybody.”', says: 'S' },
  { text: '“Good night, {actor.one},” said {A}. “That was a different one,” said {S}. “But I’ll tell it.”', says: 'S' },
  'Then {S} had been {actor.a} for long enough, and hung it up with the coats. {A} saw it hanging there, a bit crooked.',
  { text: '“Tomorrow I’d like to be {actor},” said {A}. “You have to ask first,” said {S}.', says: 'S' }
]

/** What the one of whom a wish is has with it, before the first scene; {S} is the hero, {A} the one beside. */
export const carriedBegin: Line[] = [
  { text: '“It’s {wish},” said {S}. “And why {carried.a}?” asked {A}. “So that you know which one it is,” said {S}.', says: 'S' },
  { text: '“What’s it about tonight?” asked {A}. “{wish},” said {S}. “What for?” “You never know, and then you’re glad.”', says: 'S' },
  'Tonight it was {wish}. {S} had thought of everything.',
  'That evening it was {wish}, and nothing else would do for {S}.',
  { text: '“Tonight it’s {wish},” said {S}. “With {carried.a},” said {A}. “Well, why not?”', says: 'S' }
]

/** Somewhere in the middle it is still there. */
export const carriedMiddle: Line[] = [
  { text: '“And {carried}?” whispered {A}. “Still there,” said {S}. “I looked.”', says: 'S' },
  'All this time {carrier} had not let {carried} out of sight.',
  { text: '“May I carry {carried} for a bit?” asked {A}. “You’d have to ask {carrier},” said {S}. {carrier} thought about it, and said no.', says: 'S' },
  'Nobody had needed {carried} so far. {carrier} only felt better that way.',
  { text: '“Did {carrier} always have {carried.a}?” asked {A}. “Since Tuesday,” said {S}.', says: 'S' }
]

/** And in bed. */
export const carriedEnd: Line[] = [
  { text: '“Good night to {carrier},” whispered {A}. “And to {carried},” said {S}, who forgot nothing.', says: 'S' },
  { text: '“And {carried}?” asked {A}. “Close by,” said {S}, “where {carrier} can reach, in the dark.”', says: 'S' },
  'Before it was quite dark, {S} thought once more of {carrier}, and of {carried}.',
  { text: '“If I had {carried.a},” whispered {A}, “could I be {carrier}?” “You’d have to practise,” said {S}.', says: 'S' },
  'Far away in the dark {carrier} was asleep as well, with {carried} close by. {S} and {A} were sure of that.'
]
