import { wishPlot } from '../wish-plot.ts'

export const whoeverBeach = wishPlot({
  id: 'wish-whoever-beach',
  beginsElsewhere: true,
  visits: 'anything',
  whoever: [
    'wants to go to the beach',
    'wants to go to the sea',
    'wants to go to the seaside',
    'wants to see the sea',
    'wants to see the ocean',
    'wants to go to the ocean',
    'wants to go in the sea',
    'wants to go into the sea',
    'wants to play on the beach',
    'wants to be at the beach',
    'wants to spend a day at the beach',
    'wants to dip its toes in the sea',
    'wants to paddle',
    'wants to paddle in the sea',
    'can’t go to the beach',
    'can’t go in the sea',
    'goes to the beach',
    'went to the beach',
    'went to the sea',
    'went to the seaside',
    'goes to the sea',
    'goes to the seaside',
    'goes on a trip to the beach',
    'goes on a trip to the seaside',
    'spends a day at the beach',
    'loves the beach',
    'loves the sea',
    'loves the seaside',
    'loves going to the beach',
    'loves to go to the beach',
    'dreams of the sea',
    'dreams of the beach',
    'dreams of going to the beach',
    'dreams of going to the sea',
    'dreams of seeing the sea',
    'has never seen the sea',
    'had never seen the sea',
    'has never been to the beach',
    'had never been to the beach',
    'has never been to the sea',
    'is afraid of waves',
    'is afraid of the waves',
    'is scared of waves',
    'is scared of the waves',
    'is too shy to go in the sea',
    'wants to build a sandcastle',
    'builds sandcastles',
    'wants to feel the sand',
    'dreams of the ocean',
    'loves the ocean',
    'wishes it lived by the sea',
    'misses the sea',
    'longs for the sea',
    'wants to hear the waves',
    'goes to the seashore',
    'paddles in the sea',
    'runs away from the waves',
    'has never seen the ocean',
    'has never seen waves',
    'wants to jump in the waves'],
  except: ['sail', 'ship', 'boat', 'lost', 'alone', 'storm', 'shark', 'stranded', 'washed', 'rubbish', 'plastic', 'live', 'drown'],
  company: ['sea', 'beach', 'hole', 'bucket', 'sand', 'towels', 'step', 'steps', 'road'],
  out: true,
  about: 'The hero wants a small sea in a hole that drinks every bucketful, and the sea runs from whoever wants to go to it and back again, until there is water in their footprints that nobody has carried.',
  titles: ['Twelve Buckets', 'The Fifth Time', 'It Goes Along Underneath', '{visitor} Stays Where It Is', 'A Sea for Half a Walnut'],
  want: [
    {
      id: 'a-small-sea',
      A: 'partner',
      paragraphs: [
        'There was one hour left of the day, and they spent it at the beach. Up by the towels {H} had dug a hole. {H} wanted a small sea in it, for half a walnut to sail on. But each bucketful was gone before the next one came.',
        'On the steps by the road stood {visitor.first}. “I’ve come four times now,” said {visitor}. “I’ve been as far as this step.”'
      ]
    }
  ],
  way: [
    {
      id: 'straight-in',
      A: 'partner',
      paragraphs: [
        '“You just run straight in,” said {A}. They went down to where the sand is hard and shines. {visitor} ran at the sea. The sea drew back, with its pebbles.',
        '“It doesn’t want me,” said {visitor}, and stopped. Then it came again, white and hissing. At once {visitor} was up on the third step. “That’s how we do it,” said {visitor} from there. “One of us is always going.”'
      ]
    },
    {
      id: 'tell-it-first',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“Which bit of you minds most?” asked {A}. With {A} it was the tummy. You could be in up to there for half an hour, and then there was the tummy. {visitor} knew it at once. “With me it’s {caller.part},” said {visitor}.',
        '{H} brought a little sea in two hands, and let three drops fall on that very place. {visitor} went stiff, and stayed stiff, and let go. “So that’s what it’s like,” said {visitor}. “It’s cold as far as it goes. Then it stops.”'
      ]
    },
    {
      id: 'in-the-sand',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“Perhaps it doesn’t know who’s coming,” said {A}. Then {A} wrote in the sand with a stick, from the steps down to the shine. “{caller.fact}.” “Is that about me?” asked {visitor}. “It’s about all of you,” said {A}.',
        'The sea came up and looked. It took the full stop with it, and the word before that. “It reads from the back,” said {H}. They watched it going through the whole sentence. At the beginning it stopped, and left them the capital.'
      ]
    },
    {
      id: 'in-a-shell',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '{H} had a shell, and in it you could hear the sea. {visitor} listened for a good while. “It’s very far away in there,” said {visitor}. “I like it like that.” Then {visitor} had a thought, and spoke into it from the front. “{caller.sound}.”',
        '{A} held it to one ear at once. It still went shhh. “What does it say?” asked {visitor}. “I think it’s asking you not to shout,” said {A}. They put the shell on the towel, with its mouth to the wall.'
      ]
    },
    {
      id: 'one-in-front',
      A: 'same',
      spare: 0.8,
      paragraphs: [
        'They had to see what the sea would do with somebody like that. So {A} set up {caller.stand} at the edge of the wet. From the steps you could have taken it for {visitor}. “It’s braver than I am,” said {visitor}. “It isn’t even looking round.”',
        'A wave came, and turned it over, and took it along. {visitor} hid behind {A}. The next wave brought it back, and set it down at their feet. It had some weed on now. “It brought it back,” said {visitor}, very low.'
      ]
    },
    {
      id: 'sun-cream',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Everybody’s face had been creamed, and now everybody’s face had sand on. It sounded like a biscuit when {A} smiled. {visitor} wanted cream as well, even though the sun was so low. “All over?” asked {A}. “Please,” said {visitor}.',
        'Then there came a puff of wind along the beach. {visitor} was crumbed all over, like fish. “Now you’re ready for the pan,” said {H}. “I meant to be ready for the water,” said {visitor}.'
      ]
    },
    {
      id: 'packed',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{visitor} had a bag along. There was a hat in it, and one for if the hat got wet. There was a thermos, and a puzzle of the sea. There were three sorts of plasters. “And what’s that?” asked {A}. It was a spoon. “In case it’s too much,” said {visitor}.',
        'At the very bottom there was a towel. It was stiff, and still had its label. “Four times there and four times back,” said {H}. {visitor} stroked it. “It’s the driest towel in our street,” said {visitor}.'
      ]
    },
    {
      id: 'between-flags',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Where’s its door?” asked {visitor}. “There,” said {A}. Two flags stood in the sand, red and yellow, and people went in between those. On a high chair sat a woman with a whistle, and looked at everybody’s heads.',
        '“Does she count them?” asked {visitor}. “She counts them in, and she counts them out,” said {A}. {visitor} went by under her, only to be seen. The woman nodded. “One more,” she said to herself, and held up a thumb.'
      ]
    },
    {
      id: 'seventh',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Every seventh one is big,” said {A}. “You learn that at sea.” So they sat on the step and counted. The sixth was quite a size. “That’s because the seventh is pushing,” said {A}. The seventh was like a tablecloth that somebody is straightening.',
        '“It’s the eighth, then,” said {A}. The eighth said only “sip”. They counted to twenty, and there was no order in it at all. {visitor} looked relieved. “It doesn’t know either,” said {visitor}.'
      ]
    },
    {
      id: 'thirsty-hole',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} came with another bucket. It had been full down there, and on the way it had wetted both legs. “Now watch,” said {H}, and poured. It foamed, it turned round once, and it sank. There was a wet place, and then a dry one with a wet middle.',
        '“Where does it go?” asked {visitor}. “Down,” said {A}. {H} laid one ear to the bottom. You could hear it, just. It was like someone who drinks with the door shut.'
      ]
    },
    {
      id: 'heels',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} showed them something that was done by doing nothing. They stood at the very edge, where it was as deep as a slice of bread. They waited. When the wave went home, it pulled away some sand under their heels.',
        '“I’m getting shorter!” called {H}. After the fourth time {A} was in up to the ankles, and had not moved. “It’s digging,” said {A}. {visitor} watched from behind. “Where you’re standing still,” said {visitor}, “it’s almost kind.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I only ever went in as far as my hat,” said {S}, “and that was on my head.” {A} wanted to know how far that had been. “To here,” said {S}, with a hand on each knee. “Then I looked at my feet. I’d never seen them so clearly. I said good morning.”',
        '{S} rolled up both trouser legs to show them. The feet had gone in again every summer since. “And were they pleased?” asked {visitor}. “They went pink,” said {S}.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had made an agreement with the sea. {S} drew a line with one heel, and stood behind it. “Up to here!” called {S}, and held up one hand. The sea stopped just before it. “You see?” said {S}. {A} saw.',
        'The next one went over the line, over the feet and on to the shoes. {S} ran up, and drew another line. By now there were five of them, one above the other. “It’s still learning,” said {S}. {visitor} asked for a line, too, and wanted it right by the road.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had found a bit of wet string, and that was enough of the sea for now. When the water went back, {A} looked after it. When it came, {A} looked at it until it stopped. It stopped each time. {A} had nothing against it.',
        '“How do you do that?” asked {visitor}. {A} did not even turn round. A wave put a second bit of string beside the first. It was longer, with a knot in it. “It brings you things,” said {visitor}.'
      ]
    },
    {
      id: 'footprints',
      A: 'partner',
      paragraphs: [
        '{A} came up with the twelfth bucket, and stopped on the hard, shining sand. There were {visitor}’s tracks, one lot going and one lot coming. In every one of them stood water. “Who poured that?” asked {A}. “Nobody,” said {visitor} from the steps. {A} trod beside it, hard. There was a gleam at the bottom, and the print filled up. “It doesn’t come from the bucket,” said {A}, and put it down. “{H}, you’ve dug in the wrong place.”'
      ]
    }
  ],
  turn: [
    {
      id: 'from-below',
      A: 'partner',
      paragraphs: [
        '{H} ran down to the shine and dug there. The first handfuls were stiff. Then the bottom moved. It winked, and there was water, as clear as a glassful. “It comes from below!” shouted {H}. “It’s the sea! It goes along underneath!”',
        '“As far as here?” asked {visitor}. “Further,” said {A}. “You’ve been standing on it the whole time.” {visitor} looked down, and thought about that. Then {visitor} climbed into the hole, very slowly, and sat. It was cold, and it stayed where it was.'
      ]
    },
    {
      id: 'harbour',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They made it wider, so that everybody’s knees had room. {A} built a wall round it, and the wall slid in. “It wants to be flat,” said {H}. So they let it be flat. {visitor} moved something under the water, and there were waves, of just the right size.',
        'A snail shell came walking along the edge. It had legs. It went down one side, under all their knees, and up the other. “Was that one from the big one?” asked {visitor}. “It’s all the big one,” said {A}.'
      ]
    },
    {
      id: 'sideways',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“If one comes in here, what do I do?” asked {visitor}. {A} knew how it’s done, from doing it wrong. “Don’t show it your front. Turn your side to it, like a door that’s open. And breathe out.” They all practised that in the hole, with a bucket for a wave.',
        '{A} got it full in the front, being the one with the bucket. “Sideways!” said {visitor}. The second time there was hardly any splash. It went round {visitor} on both sides, and met again at the back.'
      ]
    },
    {
      id: 'it-calls',
      A: 'partner',
      paragraphs: [
        '{H} put in the walnut. It sailed once round {visitor}, and nothing drank it up. Out there a wave rose, with white on top. “Sit still,” said {H}. “It only wants to see you.” It came up over the rim, cold and fizzing, and went home. {visitor} was still there.',
        '“Neither of us ran,” said {visitor}. Then they went down to the sea, all in a row, as far as {H}’s knees. Two waves came, and two went. {visitor} stood and let them.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay on a towel, and smelled of salt already.',
      '{names} had sand in places where there had been none before.',
      { text: '{names} shook out a towel, on the side where the wind was.', needs: ['hands'] },
      { text: '{names} handed round some melon, and it crunched a little.', needs: ['hands'] }
    ],
    way: [
      '{names} ran down with the sea and up with it, and hardly got wet.',
      '{names} dug as well, for no reason at all.',
      { text: '{names} put two pebbles in one pocket, and then eleven.', needs: ['hands'] },
      { text: '{names} held the towel for {visitor}, on the third step.', needs: ['hands'] }
    ],
    turn: [
      '{names} got in, too, and the water in the hole came up a finger.',
      '{names} stood at the edge of the hole, and licked it, and it was salty.',
      { text: '{names} blew at the walnut, and it turned back at the far coast.', needs: ['hands'] },
      { text: '{names} dug a second one, only for feet.', needs: ['hands'] }
    ]
  },
  bed: [
    'Then the sea wanted its hole back, and they let it have that. {visitor} walked home with the wettest towel in the whole street. At their own door they tipped the beach out of their shoes.',
    'They washed off the salt, and lay down. If you lay quite still you could feel the sea, coming up a little from below.'
  ],
  last: [
    'The sea came up over the rim and went home again, and {H} stayed, asleep.',
    'Nobody had to carry the sleep. It came from below, and {H} was asleep.'
  ]
})
