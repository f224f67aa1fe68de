import { wishPlot } from '../wish-plot.ts'
import { NOT_WELL } from './not-well.ts'

export const gorilla = wishPlot({
  id: 'wish-gorilla',
  wishes: ['gorilla', 'gorillas', 'silverback'],
  answers: ['ape', 'big', 'silver', 'strong', 'jungle', 'baby', 'zoo', 'chest'],
  except: [...NOT_WELL, 'kong', 'glue'],
  company: ['gorilla'],
  about: 'When the silverback sits, all sit, and when it gets up, all get up, so it can go nowhere alone.',
  titles: ['When the Silverback Sits', 'The Tea Towel of Power', '{H} Cannot Go Alone', 'The Chair in Charge', 'Everybody Up'],
  want: [
    {
      id: 'silver-back',
      A: 'partner',
      paragraphs: [
        '{H} put a white tea towel on {H}’s back, and was a gorilla, the silver one. “It leads all the others,” said {H}. “When the silverback sits, everybody sits. When it gets up, everybody gets up.” “Even in the middle of a step?” asked {A}. “That’s the best place for it,” said {H}.',
        '{A} was just laying the table, with four forks in one hand. {H} wanted to see that, and sat down.'
      ]
    }
  ],
  way: [
    {
      id: 'forks',
      A: 'partner',
      paragraphs: [
        'And {A} sat down, in the middle of the floor, with the forks. The silverback got up, and so did {A}, and put down one fork. The silverback sat. So did {A}. It took nine sits to lay the table for two.',
        '“Are you coming to the end of it?” asked {A} from the floor. The silverback beat its chest with flat hands, pock, pock. It was having much too good a time.'
      ]
    },
    {
      id: 'flat-hands',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“They don’t do it with their fists,” said {H}, “only with flat hands. Or it doesn’t carry.” {A} tried it. It said pat. {H} showed how to make the chest round first. Then it said pock, and a glass on the shelf answered.',
        '“Who’s that?” asked {A}. “That’s the next family,” said {H}. “They’re on the shelf. They want us to stay on this side.”'
      ]
    },
    {
      id: 'celery',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Gorillas eat for half the day. They had celery, a whole heap of it, and pulled the strings out with their teeth. “Now hum,” said {H}. “They hum when it’s good.” They hummed and chewed. The hum went up wherever the celery was crisp.',
        '“I don’t like celery at all,” said {A} after a time. “I know,” said {H}. “I didn’t hear you hum.”'
      ]
    },
    {
      id: 'half-up',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The silverback got halfway up, and thought of something, and sat down again. {A} did the same. It got up by a quarter. {A} got up by a quarter, and held on to the air.',
        '“Which is it?” asked {A}, with knees shaking. “I’m making up my mind,” said the silverback. “You’ve got no idea how heavy this towel is.”'
      ]
    },
    {
      id: 'knuckles',
      A: 'same',
      spare: 4,
      paragraphs: [
        'They went for a walk on their knuckles, one behind the other, to the window and back. It is hard on the back of the neck. “What can you see?” asked {A}. “The floor,” said the silverback. “And you?” “You,” said {A}.',
        'In front there ought to have been a forest. There was a sock. The silverback sat down beside it, and so the forest was there.'
      ]
    },
    {
      id: 'telephone-sit',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The doorbell rang. “May I get up?” asked {A}. The silverback remained sitting, and considered the matter. It rang again. “It could be a parcel,” said {A}.',
        'The silverback rose. They went to the door together and opened it together. There was nobody there any more, just a card. It said that somebody had called. “They could have sat down and waited,” said {H}.'
      ]
    },
    {
      id: 'grooming',
      A: 'same',
      spare: 6,
      paragraphs: [
        'When they rest, they look through one another’s fur. {A} looked through the silverback’s. “There’s a crumb,” said {A}, “and half a leaf. And here’s my pencil.”',
        '{A} had been missing it since Thursday. “So that’s what was digging into me,” said the silverback.'
      ]
    },
    {
      id: 'new-one',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“And if somebody doesn’t sit?” asked {A}. “Then I look at them,” said {H}. {H} showed the look. It came from under the eyebrows, a little from the side, and took its time.',
        '{A} held out for as long as you can hold your breath. Then {A}’s knees bent, all on their own. “It’s not even a nasty one,” said {A} from below. “It’s just long.”'
      ]
    },
    {
      id: 'elder-gorilla',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} was sitting already. The silverback sat down opposite, and nothing happened. It got up, and {S} stayed where {S} was. “You’ve got to get up too,” said {A}.',
        '“I’m the old one,” said {S}. “They wait for me. It’s always been like that.” The silverback waited. And as it waited, the whole troop had to, in front of one chair.'
      ]
    },
    {
      id: 'little-gorilla',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} was the little one, and was allowed to do anything. {S} crept under the tea towel, and pulled at an ear, and rolled over the big feet. The silverback bore it.',
        '“Why don’t you look at {S}?” somebody asked. “I did,” said {A}. “It just looked back, and laughed.” Against that there is nothing to be done, even in a forest.'
      ]
    },
    {
      id: 'pet-gorilla',
      A: 'pet',
      spare: 14,
      paragraphs: [
        'When the silverback sat, {A} lay down. When it got up, {A} stayed lying. {A} had never led anybody, and was not led either.',
        '“It’s another kind of animal,” said {H}. They walked round {A} in single file, all the troop, twice.'
      ]
    },
    {
      id: 'not-alone',
      A: 'partner',
      paragraphs: [
        'Then the silverback wanted to look out of the window for a moment, by itself. It got up. {A} got up too. It walked faster, and {A} was right behind. It went round the table, and so did {A}. “I only want to look,” said {H}. “Then we all want to,” said {A}. “I’ve got to. You’re the one in front, and where you go, we go. You made the rule yourself.” The silverback sat down, to think. There they sat.'
      ]
    }
  ],
  turn: [
    {
      id: 'pass-it-on',
      A: 'partner',
      paragraphs: [
        '{H} took the tea towel off, and laid it on {A}’s back. “Now it’s you,” said {H}. “So it is!” said {A}, and sat down at once, very grandly. {H} had to sit as well, halfway to the window. {A} got up for a biscuit, and {H} had to come along. “I can’t even scratch,” said {A} after a bit, “without you doing it too.”'
      ]
    },
    {
      id: 'two-towels',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“And if we both have one?” asked {H}. They fetched a second tea towel. There were two silverbacks now, and no troop. When {H} sat, {A} had to. When {A} got up, {H} had to.',
        'They went up and down like a seesaw, and neither had begun it. “That’s why there’s only one in a forest,” said {A}, out of breath.'
      ]
    },
    {
      id: 'nobody',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They laid the towel on the floor, to see how it was with no silverback. Nobody sat, and nobody stood. They wandered about. {A} went to the bookshelf and forgot why.',
        '“I don’t know if I’m resting,” said {A}. “Me neither,” said {H}. It was only a tea towel, lying there. But they took care not to tread on it.'
      ]
    },
    {
      id: 'who-is-fit',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“It ought to be somebody,” said {H}, “who never has to go anywhere.” They thought of everybody they knew. All of them had to go somewhere sometimes, if only to the bathroom.',
        '“And who’s always been there,” said {A}, “and is broad. And has a good back.” They both looked in the same direction, and did not say anything yet.'
      ]
    },
    {
      id: 'the-lamp',
      A: 'same',
      spare: 11,
      paragraphs: [
        'First they tried it with the standard lamp. It had a good long back, and the towel hung well. They waited for it to sit. It stood. So they all had to stand with it, in a ring.',
        '“It’s still young,” said {A}, after quite some time. “It never thinks of anybody’s knees.” {H} took the towel off it again. It did not seem to mind.'
      ]
    },
    {
      id: 'the-chair',
      A: 'partner',
      paragraphs: [
        'There stood the old chair with arms. {H} hung the tea towel over its back. “Now it’s the silverback,” said {H}. “It’s sitting,” said {A}, and sat. They both waited. The chair did not get up. {H} got up instead, and nothing happened. {H} went to the window quite alone, and came back, and the chair was still in charge.',
        '“It’s the best we’ve had,” said {A}. “Only, how shall we ever get to bed?” {H} took the chair by the arms, and lifted it a little way. Everybody got up.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down too, since that was the rule.',
      '{names} lay down altogether, which is sitting and a bit more.',
      { text: '{names} stroked the tea towel flat, until the silver shone.', needs: ['hands'] },
      { text: '{names} sank to the floor with full cups, and spilled only the top.', needs: ['hands'] }
    ],
    way: [
      '{names} got up just as everybody sat, and had to hurry.',
      '{names} did it all under the table, on a smaller scale.',
      { text: '{names} beat time on the tabletop with flat hands, pock, pock.', needs: ['hands'] },
      { text: '{names} pushed a cushion under the forks, before the next sit.', needs: ['hands'] }
    ],
    turn: [
      '{names} stopped halfway as well, wherever that happened to be.',
      '{names} rubbed along the sofa, to see to an itch before anybody else sat.',
      { text: '{names} tidied the silver on the new back.', needs: ['hands'] },
      { text: '{names} brought the biscuits closer, for the sake of peace.', needs: ['hands'] }
    ]
  },
  bed: [
    'They carried the chair along the hall, and whenever it was put down, they all sat. So that took some time. The tea towel stayed on.',
    'A gorilla makes itself a new bed each night, out of whatever is there. {H} washed, bent the blanket this way and the pillow that way, and lay down in the middle. The chair stood beside it, sitting.'
  ],
  last: [
    'The silverback had not moved, so it was all in order, and {H} slept.',
    'Nobody had to get up any more, for the chair sat, and {H} was asleep.'
  ]
})
