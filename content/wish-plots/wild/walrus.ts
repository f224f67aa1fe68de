import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const walrus = wishPlot({
  id: 'wish-walrus',
  wishes: ['walrus', 'walruses', 'walrusses', 'walrous', 'wallrus', 'walri', 'walrus tusks', 'walrus moustache', 'walrus whiskers', 'baby walrus', 'grumpy walrus'],
  answers: ['tusk', 'tusks', 'tooth', 'teeth', 'whiskers', 'moustache', 'flippers', 'ice', 'sea', 'swims', 'swimming', 'dives', 'clam', 'clams', 'fat', 'heavy', 'big', 'huge', 'blubber', 'lazy', 'sleepy', 'grumpy', 'arctic', 'snow', 'cold', 'north', 'pole', 'funny', 'silly', 'brown', 'pink', 'hungry', 'friend', 'friends', 'little', 'baby', 'who', 'that', 'lies', 'sleeps', 'long'],
  except: [...NOT_WELL, 'carpenter', 'oysters', 'penguin', 'polar', 'seal', 'dentist', 'eggman', 'beatles', 'ivory', 'hunting', 'hunter', 'melting', 'melt', 'afraid', 'scared', 'toothbrush', 'zoo', 'circus', 'lewis', 'chess', 'santa', 'igloo'],
  company: ['walrus', 'ice', 'sea', 'clams', 'spoons'],
  about: 'A walrus has two tusks and does not know what they are for, until it is full of clams and too heavy to get back on the ice.',
  titles: ['What a Tusk Is For', 'Tooth by Tooth', '{H} Has Two Tusks', 'A Walrus Is Full of Spoons', 'Not for Digging'],
  want: [
    {
      id: 'two-tusks',
      A: 'partner',
      paragraphs: [
        '{H} was a walrus, and so was {A}, up on the ice. The ice was the sofa. {H} had white socks over both arms, and let them hang down below the chin. Those were the tusks. “They’re splendid,” said {H}. “What are they for?”',
        '“I keep mine folded,” said the old walrus, and turned over. But the young one did want to find out. Nobody would have grown two such things for nothing.'
      ]
    }
  ],
  way: [
    {
      id: 'for-digging',
      A: 'partner',
      paragraphs: [
        '“For digging,” said {H}. Walruses live on clams, which sit in the mud. The mud was a blanket on the floor, with ten teaspoons under it. The walrus slid off the ice, and dug. The spoons went clink, and were somewhere else.',
        'It dug harder. Now they were all right at the back. “I haven’t got a single clam,” said the walrus. “And one tusk has come off to the elbow.”'
      ]
    },
    {
      id: 'for-tea',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“For tea?” said {A}, and held out a cup. The walrus came up to it from the front. The tusks got there first. They knocked on the saucer, left and right, and the mouth was still a long way off. It tried it from above. Then the cup hung on one tusk, by its handle.',
        '“That’s very practical,” said {A}. “You’ve got both hands free.” “I haven’t got any hands,” said the walrus. It stayed like that for a while, and looked down at its tea.'
      ]
    },
    {
      id: 'for-knitting',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“For knitting?” said {A}. They took some red wool, and it went round both tusks. It held well, and there was more and more of it. “What’s it going to be?” asked the walrus. “I don’t know yet,” said {A}. “It’s still going to be wool.”',
        'When the ball was finished, the walrus could not get its tusks apart. They had knitted them together. So it was all unwound again, and that took longer, and the walrus breathed through its moustache.'
      ]
    },
    {
      id: 'for-a-bell',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“For music?” said {A}. The walrus let them swing against the radiator. It gave a note. A walrus can do that by itself. When it’s in love, it hangs in the sea with its head down. Then a bell comes out of its throat, as if from a tower.',
        '“Who rings it?” asked {H}. “It does,” said {A}. “It doesn’t need any tusks for that.” The walrus took a deep breath and did a bell. It was more of a cupboard. But at the back of the cupboard something was ringing.'
      ]
    },
    {
      id: 'for-boasting',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“For showing,” said {A}. When two walruses want the same place, they hold their tusks out. Whoever has the shorter ones moves. They held them out, over the edge of the sofa. {H} had socks, and {A} had two bananas. The socks were longer.',
        '“Then I get your place,” said the walrus. “If you can get up here,” said {A}, and did not move at all. {A} only ate some of one tusk, to make it quite fair.'
      ]
    },
    {
      id: 'pink',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“You’re nearly white,” said {A} from the ice. “That’s the cold water,” said {H}. “I keep my warmth inside. In the sun I’m as pink as a ham.” {H} lay down under the lamp.',
        '“Am I pink yet?” it asked. “Your nose is,” said {A}. “The rest is coming.” They waited. It’s not a thing that you can hurry. After a time the walrus asked if it had got as far as the tusks.'
      ]
    },
    {
      id: 'thick-skin',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Was the sea not cold? “I don’t notice,” said the walrus. Under its skin there’s blubber, as thick as a mattress. {A} stuffed a cushion in at the front of {H}’s jumper, and one at the back. It lay on its stomach then, and touched the floor with nothing else.',
        '{A} gave it a little push. It rocked. It rocked for quite a long time, to and fro, with all four ends in the air. “Stop me,” said the walrus. “Why?” asked {A}. It could not think of a reason.'
      ]
    },
    {
      id: 'throat-pillow',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Couldn’t you sleep in the sea?” asked {A}. A walrus can do that. It has two bags in its throat, and blows them up. Then they hold its head above the water, and it hangs there all night like a bottle. {H} filled both cheeks.',
        'The walrus stood in the sea, and swayed, with its eyes shut. “Are you asleep?” asked {A}. It could not answer, because of the pillow. It nodded, and that let out some air, and it went down as far as the moustache.'
      ]
    },
    {
      id: 'hole-in-the-ice',
      A: 'same',
      spare: 8,
      paragraphs: [
        'There was a newspaper over the sea, and that was ice too, thin ice. The walrus lay under it. “I’d like some air,” it said. “Knock,” said {A}. It knocked from below with both tusks, and went through. There was its head, in the middle of the weather.',
        '“So that’s what they’re for,” said the walrus. “For newspapers.” “A bit of that,” said {A}. “But there isn’t one every day.” It put its head back in, and came out through the sport.'
      ]
    },
    {
      id: 'whiskers-counted',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“How many have you got?” asked {A}. A walrus’s moustache has four hundred hairs and more, as thick as straws. It can move them one at a time. {A} held a clothes peg under {H}’s nose. The walrus shut its eyes, and felt with its lip. “Peg,” it said.',
        '{A} held a button there, and a key, and a raisin. It knew them all. The raisin it had to try several times.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 2,
      paragraphs: [
        '{A} had a moustache too. The walrus saw that at once, and came up close. They felt each other’s faces, from the side. “It’s a relation,” said the walrus. “It’s only left its tusks at home.”',
        'It held out its own. {A} took hold of one, gently, by the toe of the sock, and pulled. A tusk came off. It seemed that this was what they were for, as far as {A} could see.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '“My uncle had a walrus moustache,” said {S}. “It hung down on both sides, over everything. When he had eaten soup, he had some left for later.” “What was it for?” asked {A}. “He said that it kept his face warm,” said {S}.',
        '“One summer he took it off, and nobody knew him,” said {S}. “They wouldn’t let him in.” {S} stroked a lip that had nothing on it. “He had to stay in the yard until it had grown back a bit.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '{S} was a walrus calf and rode on {A}’s back, as they do. “Where are we going?” asked {S}. “Down to the clams,” said {A}. They went once round the table, quite low. The calf had no tusks yet. They don’t show till later.',
        '“What are yours for?” asked {S}. “For holding you on,” said {A}, and that was true at the moment. The calf lay down with its chin on {A}’s neck. It drooled a bit, as calves do.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 5,
      paragraphs: [
        '{A} had two teeth of {A}’s own, at the bottom. “That one’s a walrus too,” said {H}, “only the other way up.” {A} opened {A}’s mouth to show them. They had been worked on for a long time and were much admired.',
        '“What are yours for?” asked the walrus. {A} took hold of a tusk, pushed the end of it in, and chewed. So now the sock was wet, and the question was answered, at least for one of them.'
      ]
    },
    {
      id: 'with-the-lip',
      A: 'partner',
      paragraphs: [
        '{A} had watched from above. “When a clam’s poked, it digs itself in,” said {A}. “What have you got the moustache for?” {H} put the head under the blanket, and felt along with one lip. It was dark there. Then there was something cold.',
        '“A clam!” It went down like soup. The walrus had them all, ten spoons, and laid the shells in a row. “So they’re not for eating, either,” it said.'
      ]
    }
  ],
  turn: [
    {
      id: 'too-heavy',
      A: 'partner',
      paragraphs: [
        'Now it wanted to get out. But a walrus with ten clams in it is heavy, and the ice is high. It put its chin on the edge, and slid off backwards. It took a run, and got as far as the moustache. “Can’t you pull?” it called. “With what?” asked {A}. “I’ve got flippers.”',
        '{H} looked at the edge, and then at the two things below its chin. “Oh,” said the walrus. It threw its tusks over the edge, and hooked them in.'
      ]
    },
    {
      id: 'hooked',
      A: 'same',
      spare: 10,
      paragraphs: [
        'For a while it just hung there, by its teeth. It was quite comfortable. The front half was at home already and the back half was still at sea. “How is it?” asked {A}. “I don’t know yet,” said the walrus. “I’m in two places.”',
        '“The scholars have a name for it,” said {A}. “It’s a long one. Tooth-walking sea horse, it means.” {H} said that over, slowly, in the direction of the cushion. It was a good name for somebody who wasn’t getting on.'
      ]
    },
    {
      id: 'tooth-by-tooth',
      A: 'partner',
      paragraphs: [
        '“Tooth,” said the walrus, and pulled. “And tooth. And stomach.” It came up like a drawer that is too full. It rolled over twice and lay right on top of {A}. The rest of the ice was empty, but that is how walruses lie. “That’s what they’re for,” said {H}.',
        '“For squashing me?” asked {A}, from below. “For coming home,” said the walrus. {A} thought about that. “And if you’d known it before?” “I’d have dug with them anyway,” said {H}. “They were in front.”'
      ]
    },
    {
      id: 'the-heap',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“We lie in a heap,” said {A}, “even where the beach is empty.” “When I turn over, my tusk pokes you. You grunt, and poke the next one. So the grunt goes right to the edge, and everybody’s been told.”',
        '{H} turned over. “Hrumpf,” said {A}, and gave it on to a cushion. They waited to see if it would come back. It did, after a while. It was {A} again. “I was at the edge,” said {A}.'
      ]
    },
    {
      id: 'folded-again',
      A: 'same',
      spare: 12,
      paragraphs: [
        'On the ice nobody needed tusks any more. {H} folded them, the left one over the right one, under the chin. The old walrus watched. “That’s just how I have mine,” said {A}. “It’s a good place to lay your head, as well.”',
        'They tried it. It was soft, for ivory. “So they’re a pillow as well,” said the walrus. It did not mention the digging. It had been a good dig all the same, with a lot of clinking.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} made room on the ice, which is not like a walrus.',
      '{names} grunted, from somewhere in the heap.',
      { text: '{names} pulled the tusks up, so that both were the same length.', needs: ['hands'] },
      { text: '{names} smoothed out the sea bed, before the digging.', needs: ['hands'] }
    ],
    way: [
      '{names} lay down on the mud, where the clams had been.',
      '{names} searched the sea bed from the other end.',
      { text: '{names} fished a spoon out from behind the skirting board.', needs: ['hands'] },
      { text: '{names} held up the blanket, for more depth.', needs: ['hands'] }
    ],
    turn: [
      '{names} leaned against the back half.',
      '{names} rolled over as well, and the grunt went round.',
      { text: '{names} counted the spoons in the row, for weight.', needs: ['hands'] },
      { text: '{names} caught a sock that was coming off.', needs: ['hands'] }
    ]
  },
  bed: [
    'Ten spoons were washed, and the sea bed was hung over a chair. The tusks were rolled up into one ball, as socks are.',
    'Bed was high and smooth, and {H} got in like a walrus, arms first, and then the stomach. After that nothing had to be pulled up any more.'
  ],
  last: [
    'The tusks were folded, and the ice did not rock, and {H} was asleep.',
    'Full of spoons, and home, the walrus slept, and so did {H}.'
  ]
})
