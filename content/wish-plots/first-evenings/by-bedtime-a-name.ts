import type { ScenePlot } from '../../format.ts'
import { wishPlot } from '../wish-plot.ts'

/** The new one, and what is different about it. */
interface NewPet {
  id: string
  pet: string
  words: string[]
  /** What it does not put out from under the sofa. */
  notEven: string
  /** How it comes out. */
  out: string
  /** What an old one got on its own day. */
  treat: string
  except: string[]
}

function unnamed({ id, pet, words, notEven, out, treat, except }: NewPet): ScenePlot {
  const grown = words[1] ?? pet
  return wishPlot({
    id,
    beginsElsewhere: true,
    wishes: [`we got a ${pet} today and nobody can decide on a name`, ...words.flatMap((word) => [`${word} decide name`, `${word} agree name`, `${word} choose name`, `${word} pick name`, `${word} needs a name`, `${word} argue name`, `${word} quarrel name`, `${word} different names`, `${word} decide call`, `${word} agree call`, `${word} name ideas`, `${word} think name`, `${word} help name`, `${word} vote name`]), `${pet} perfect name`, `choosing ${pet}’s name`, `${pet} without a name`, `${pet} no name yet`],
    answers: [...words, `${pet}s`, `${grown}s`, 'new', 'little', 'baby', 'tiny', 'small', 'cute', 'got', 'get', 'getting', 'gets', 'came', 'come', 'comes', 'home', 'brought', 'adopted', 'picked', 'up', 'today', 'yesterday', 'tonight', 'first', 'day', 'week', 'arrived', 'name', 'names', 'naming', 'named', 'call', 'called', 'calling', 'decide', 'decided', 'deciding', 'agree', 'agreed', 'choose', 'choosing', 'chose', 'chosen', 'pick', 'picking', 'think', 'thinking', 'idea', 'ideas', 'different', 'wants', 'want', 'each', 'everyone', 'everybody', 'nobody', 'no', 'one', 'not', 'yet', 'still', 'hasn’t', 'doesn’t', 'has', 'have', 'can', 'can’t', 'cannot', 'can', 'could', 'couldn’t', 'don’t', 'know', 'we', 'us', 'our', 'all', 'whole', 'family', 'kids', 'children', 'mum', 'mummy', 'dad', 'daddy', 'brother', 'sister', 'she', 'he', 'they', 'it', 'argue', 'arguing', 'argued', 'quarrel', 'perfect', 'right', 'good', 'best', 'funny', 'silly', 'hundred', 'suggestions', 'list', 'vote', 'voted', 'voting', 'excited', 'happy', 'so', 'black', 'white', 'grey', 'gray', 'ginger', 'orange', 'brown', 'stripy', 'tabby', 'fluffy', 'spotty', 'boy', 'girl', 'son', 'daughter', 'on', 'a', 'an', 'the', 'for', 'and', 'to', 'of', 'what', 'should', 'be', 'is', 'but', 'yes', 'maybe'],
    except: ['lost', 'missing', 'ran', 'run', 'away', 'ill', 'sick', 'poorly', 'vet', 'died', 'dead', 'old', 'hurt', 'cries', 'cried', 'crying', 'born', 'litter', 'shelter', 'stray', 'allergic', 'return', 'returned', 'talk', 'talking', 'magic', 'space', 'pirate', 'witch', 'robot', 'dragon', 'forgot', 'forgotten', 'wrong', 'teacher', 'baby brother', 'baby sister', 'doll', 'teddy', 'toy', 'hospital', ...except],
    moods: ['first', 'change', 'waiting', 'quarrel'],
    company: [pet, grown, 'sofa', 'slips', 'paper', 'neighbour', 'basket', 'ear', 'shoe', 'hat', 'hall', 'window', 'bowl', 'nose', 'kitchen', 'coat', 'card'],
    about: `A new ${pet} has come, and nobody can decide on a name; it comes to none of those they call, until they notice which word it has heard all day, each time with a scratch behind the ear.`,
    titles: ['Socks, Soup or Admiral', 'Tell Me When You Have Decided', '{H} Wants a Name by Bedtime', 'The Other Thing They Said', 'A Scratch Behind the Ear'],
    want: [
      {
        id: 'socks-or-admiral',
        A: 'partner',
        paragraphs: [
          `{H} got a ${pet} today, and nobody could decide on a name. “Socks,” said {H}, because of its feet. “Maybe,” said {A}, and scratched it behind one ear. “Or Admiral.” “Maybe,” said {H}, and scratched it behind the other. That is how you think about a ${pet}.`,
          '“Button?” “Maybe.” Scratch, scratch. “Soup?” “Maybe.” Scratch. So it went on all day. {H} wanted it to have a name by bedtime, so that somebody could say good night to it.'
        ]
      }
    ],
    way: [
      {
        id: 'in-a-ring',
        A: 'partner',
        paragraphs: [
          `{A} wrote all the names on slips of paper, and laid them in a ring. The ${pet} was set down in the middle. Whichever name it went to first would be the one. It went to Admiral, and ate the A.`,
          'Then it ate some of Socks, and sat on Soup. “It wants all of them,” said {H}. “It wants paper,” said {A}.'
        ]
      },
      {
        id: 'out-of-the-window',
        A: 'same',
        spare: 1,
        paragraphs: [
          '“You’ve got to be able to call it in the street,” said {A}, and opened the window. So they tried that. “Soup!” called {H}, as loud as it would go. Across the way another window opened, and somebody looked out. “What kind?” asked the somebody.',
          `{H} went down behind the sill, and {A} shut the window. The ${pet} had not so much as turned its head. “Now they’ll all be waiting over there with spoons,” said {H}.`
        ]
      },
      {
        id: 'a-potato',
        A: 'same',
        spare: 2,
        paragraphs: [
          `From the front the ${pet} looked like a Button. From above it was more of a Cloud. Seen from behind, it was hardly anything yet. “Did I look like my name,” asked {H}, “when I was new?”`,
          '“I’ve heard that you looked like a potato,” said {A}. “But nobody called you that.” “But somebody nearly did,” said {H}, and looked down at the small round back. “Potato?” “Maybe,” said {A}. They scratched, one on each side.'
        ]
      },
      {
        id: 'of-the-bottom-shelf',
        A: 'same',
        spare: 3,
        paragraphs: [
          '{A} was for something grand. “Admiral Thunder of the Bottom Shelf,” said {A}. “By the time you’ve called that, it’ll have grown up,” said {H}. So they measured it. {A} said the whole name, quite fast.',
          `By Thunder the ${pet} was at the door. By Shelf it had been to the water bowl, and back, and behind the curtain. “It needs something shorter than a room,” said {H}.`
        ]
      },
      {
        id: 'in-the-shoe',
        A: 'same',
        spare: 4,
        paragraphs: [
          `“Let’s wait and see what it does,” said {A}, “and call it after that.” They sat down on the floor and waited. The ${pet} got into a shoe. “Shoe,” said {A}. “Maybe,” said {H}. Then it got out of the shoe, and sneezed at it.`,
          '“Sneeze,” said {A}. After that it fell over its own feet, and found a crumb. {H} wrote everything down. It had done eleven names in a minute, and then it did Shoe again. {H} had to turn the paper over.'
        ]
      },
      {
        id: 'somebody-at-the-bus-stop',
        A: 'same',
        spare: 5,
        paragraphs: [
          `“It could have a name like people,” said {A}. “Kevin.” The ${pet} yawned. “There’s a Kevin at the bus stop,” said {H}. “Every morning, with a yellow bag. If I called, they’d both come.”`,
          '“There’s enough room,” said {A}. But there was only the one water bowl. {H} thought of the other Kevin, down on both knees at it, with the yellow bag on. “No,” said {H}. “Not Kevin.”'
        ]
      },
      {
        id: 'votes-in-a-hat',
        A: 'same',
        spare: 6,
        paragraphs: [
          '“Then we’ll vote,” said {A}. Each of them wrote down a name, folded it, and put it into a hat. There was one vote for Socks and one for Admiral. They counted again, from the bottom, and it was still one each.',
          `In the meantime the ${pet} had got into the hat. “Now there are three,” said {A}. “What’s that one voting for?” “For the hat,” said {H}. Nobody all day had been so sure.`
        ]
      },
      {
        id: 'other-says-you',
        A: 'other',
        spare: 7,
        paragraphs: [
          `{A} saw no trouble at all. “Hello, you,” said {A} to the ${pet}, and it looked up. “You see? It knows.” “I looked up as well,” said {H}. “Who did you mean?”`,
          `“Anybody can hear that,” said {A}. “You, come here!” And {A} held out a finger. {H} came, and the ${pet} came, and they bumped into each other at {A}’s slippers. “One of you,” said {A}.`
        ]
      },
      {
        id: 'pet-is-asked',
        A: 'pet',
        spare: 8,
        paragraphs: [
          `{A} was asked as well, since {A} would have to live with it. The ${pet} held still. {A} sniffed at it from the front, and walked round, and sniffed at it from the back. Then {A} sneezed.`,
          '“Was that a name?” asked {H}. If it was, you needed a much bigger nose to say it. {H} tried it twice. {A} looked the other way, like a person who has been called something else.'
        ]
      },
      {
        id: 'elder-had-a-thursday',
        S: 'elder',
        A: 'hero',
        spare: 9,
        paragraphs: [
          `“We had a ${grown} called Thursday,” said {S}. “It came on a Thursday. We only called it that till we could think of something.” “And then?” asked {A}. “It was Thursday for sixteen years,” said {S}.`,
          `“Didn’t it get muddled?” “Once a week,” said {S}. “Whenever anybody said what day it was, in it came. On Thursdays we gave it ${treat}, for the trouble. It never forgot which day that was.”`
        ]
      },
      {
        id: 'child-has-a-name-over',
        S: 'child',
        A: 'hero',
        spare: 10,
        paragraphs: [
          `{S} knew what it should be called. “{S},” said {S}. “That’s your name,” said {A}. “It’s a good one,” said {S}. “I’ve tried it out for years. And I can write the first half.”`,
          `“Then there’d be two of you.” {S} thought about that for some time, and saw no harm in it. “Then the other one can eat my peas,” said {S}. The ${pet} was asked. It smelled the pea, sneezed at it, and walked away. It did not want to be {S} either, not with peas.`
        ]
      },
      {
        id: 'under-the-sofa',
        A: 'partner',
        paragraphs: [
          `After that the ${pet} was under the sofa. “Come out, Socks!” called {H}. Nothing came. “Admiral!” called {A}, like somebody with a ship. ${notEven} Who was Admiral?`
        ]
      },
      {
        id: 'the-other-thing',
        A: 'partner',
        paragraphs: [
          '“Shall we try Soup?” asked {A}. “Maybe,” said {H}, with one cheek on the floor. Out came a nose. “Soup!” called {A}, and the nose went in again. {A} thought hard. “What did you say just before that?” “Only maybe,” said {H}.',
          `And out came the whole ${pet}, ${out}. “That’s it,” said {A}. “That’s what it’s heard all day.”`
        ]
      }
    ],
    turn: [
      {
        id: 'in-the-hall',
        A: 'partner',
        paragraphs: [
          '{H} hid in the hall, behind a coat. “Maybe,” said {H}, very softly. There was a patter, and there it was, with one ear held up. “Of course it comes,” said {A}. “Whenever we said maybe, somebody scratched it.”',
          `“So is that its name now?” asked {H}. “Maybe,” said {A}. The ${pet} looked at {A}, and held up the other ear.`
        ]
      },
      {
        id: 'not-to-be-said',
        A: 'same',
        spare: 11,
        paragraphs: [
          `Now there was a word that they had to be careful with. “Is there any jam left?” asked {A}. “May,” began {H}, and stopped. The ${pet} had stood up already. “Perhaps,” said {H}. It felt like wearing a hat.`,
          'They practised. “Will it rain tomorrow?” “Perhaps.” “Are those my slippers?” “Very likely.” By the third time they sounded like two people in a bank. The jam was still not on the table.'
        ]
      },
      {
        id: 'on-the-card',
        A: 'same',
        spare: 12,
        paragraphs: [
          `There was a card that had come with the ${pet}, with a line for the name. “Maybe,” wrote {A}. They both looked at it. “Now it looks as if we weren’t sure,” said {A}.`,
          'Below that it said: Feet. “Four,” wrote {A}. “Put maybe there, too,” said {H}, “so that it matches.” So they counted once more. One of the feet was in {A}’s pocket, but it was four.'
        ]
      },
      {
        id: 'tell-me-when',
        A: 'partner',
        paragraphs: [
          'The neighbour brought an old basket. “And what’s it called?” asked the neighbour. “Maybe,” said {H}. “Well, there’s no hurry,” said the neighbour. “Tell me when you’ve decided.”',
          `{H} had to explain it three times. Each time the ${pet} came, and sat down on the neighbour’s shoes. “Good evening, Maybe,” the neighbour said to it at last. “And will you sleep through the night?” “Maybe,” said {H} and {A}, both at once, and it came.`
        ]
      }
    ],
    everybody: {
      want: [
        `{names} thought of a name as well, and looked at the ${pet}, and kept it back.`,
        '{names} came up close, to see what it looked like.',
        { text: '{names} scratched it under the chin, where there was still some room.', needs: ['hands'] },
        { text: '{names} held up a cushion and a spoon, in case they were names.', needs: ['hands'] }
      ],
      way: [
        '{names} lay down flat, and looked under the sofa from the other end.',
        '{names} called it something quite different, and that was no use either.',
        { text: '{names} wrote one more slip, and it was eaten too.', needs: ['hands'] },
        { text: '{names} pulled a wet bit of paper out of the ring. It said “dmiral”.', needs: ['hands'] }
      ],
      turn: [
        '{names} said maybe from the kitchen, and it came there as well.',
        '{names} moved over, so that there was space for the basket.',
        { text: '{names} put a blanket into the basket, and smoothed it down.', needs: ['hands'] },
        { text: '{names} shook the neighbour’s hand.', needs: ['hands'] }
      ]
    },
    bed: [
      'The slips were swept up, the ones that had not been eaten. “Maybe” was written on the water bowl, in big letters.',
      `{H} washed, and lay down, and said good night to everybody by name. Maybe came last, quite softly, and the ${pet} came to see who it was.`
    ],
    last: [
      'There was a small warm place at the end of the blanket, maybe, and {H} was asleep.',
      'It had been decided, more or less, and {H} was asleep.'
    ]
  })
}

export const kittenWithoutAName = unnamed({
  id: 'wish-kitten-without-a-name',
  pet: 'kitten',
  words: ['kitten', 'cat'],
  notEven: 'Not a whisker moved.',
  out: 'with its tail straight up',
  treat: 'fish',
  except: ['dog', 'puppy', 'rabbit', 'hamster']
})

export const puppyWithoutAName = unnamed({
  id: 'wish-puppy-without-a-name',
  pet: 'puppy',
  words: ['puppy', 'dog'],
  notEven: 'Not a paw moved.',
  out: 'with its tail going round',
  treat: 'a sausage',
  except: ['cat', 'kitten', 'rabbit', 'hamster']
})
