import { wishPlot } from '../wish-plot.ts'
import { SERIOUS } from './serious.ts'

export const nosebleed = wishPlot({
  id: 'wish-nosebleed',
  beginsElsewhere: true,
  wishes: ['nosebleed', 'nosebleeds', 'nose bleed', 'nose bleeds', 'nose-bleed', 'bloody nose', 'nose bleeding', 'bleeding nose', 'blood nose', 'nose bled', 'nosebled', 'nosebleedings', 'noseblead'],
  answers: ['nose', 'blood', 'bleed', 'bleeding', 'school', 'night', 'nursery', 'today', 'again', 'keeps', 'got', 'had', 'having', 'tissue', 'tissues', 'scared', 'everywhere', 'pillow', 'stop', 'stopped', 'bed', 'class', 'picking', 'hot', 'dry', 'sudden', 'big', 'lots', 'red', 'gets', 'bath'],
  except: [...SERIOUS, 'fell', 'fall', 'door', 'ball', 'broke', 'broken', 'bead', 'pea', 'stuck', 'bruises', 'bruise', 'fight', 'pushed', 'monday', 'hours', 'fever', 'vampire', 'running'],
  moods: ['first', 'afraid', 'change'],
  company: ['moon', 'boats', 'puzzle', 'sideboard', 'whale'],
  about: 'With a nosebleed the hero has to look at the floor for ten minutes and cannot say m; so the moon that the puzzle lacks is found, and cannot be told.',
  titles: ['The Bood', 'Ten Minutes of Floor', 'One Hole in the Night', '{H} Says It With No Nose', 'Udder the Sideboard'],
  want: [
    {
      id: 'one-hole',
      A: 'partner',
      paragraphs: [
        'The puzzle was a night by the sea, and it was all done, except for the moon. {H} wanted that last piece in. They had looked for it on every shelf. {H} was just leaning over the hole when something went plip. There was a red spot on the tray, and then there were two.',
        '“You’ve got a nosebleed,” said {A}. “It looks like more than it is.” It tickled.'
      ]
    }
  ],
  way: [
    {
      id: 'head-back',
      A: 'partner',
      paragraphs: [
        '“Head back,” said {A}, “and look at the ceiling. Everybody knows that.” {H} looked at the ceiling. Now it ran down the inside. {H} came up again and coughed. “Then everybody’s wrong,” said {A}. “Lean forward, like looking for a button.”',
        'So {H} leaned forward, and held the soft part of the nose tight with two fingers. “Ten minutes,” said {A}, and turned the clock round. {H} looked at the floor, and breathed through an open mouth.'
      ]
    },
    {
      id: 'peeping',
      A: 'same',
      spare: 1,
      paragraphs: [
        'After two minutes {H} let go, only to see. Plip. {A} turned the clock back to the beginning. After three minutes {H} let go again, just with one finger. Plip, it went, on the tissue. “It starts again each time you look,” said {A}.',
        'It was like a pudding that you mustn’t lift the lid of. “Dow I’ll leave it,” said {H}. {A} sat down on both hands, because {A} wanted to look as well.'
      ]
    },
    {
      id: 'talking-like-that',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Say something,” said {A}. “By dose is shut,” said {H}. It sounded like somebody in a bucket. {A} had to hear it again, and held {A}’s own nose, to join in. “By dose too,” said {A}. “Good bordig.”',
        '“Good bordig,” said {H}. “Would you like sub barbalade?” They talked for a while about breakfast, as two people with buckets on. {A} was allowed to let go. {H} was not.'
      ]
    },
    {
      id: 'where-it-comes-from',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Have I got edough left?” asked {H}. {A} was quite sure of that. There is a small place just inside your nose, with threads in it as thin as hairs. They sit right at the front. In dry air one of them can open, like a tap in a doll’s house.',
        '“And what about you?” “I’ve got it in there as well,” said {A}, and squinted. You could not see it. But it was good to know that everybody had a tap in there.'
      ]
    },
    {
      id: 'looks-like-more',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} let three drops of beetroot juice fall on a wet tissue. They spread, and ran together, and were as big as a plate. “That’s three drops,” said {A}. “A drop of red is a terrible show-off.” {H} looked from the plate to the tissue in {H}’s own lap.',
        '“So how buch is that, really?” {A} counted the spots, and thought. “About a spoon,” said {A}, “with nothing on top.” It had acted as though it were a jug.'
      ]
    },
    {
      id: 'what-is-down-there',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} had never looked at the floor for so long. There was a line in it like a river, with a crumb at the mouth. There was a knot that had a face, and was cross about it. An ant came along the river. It walked round the crumb, and thought it over, and walked round it once more.',
        '“What’s going on down there?” asked {A}. “Sobebody’s boving house,” said {H}. {A} got down to see. Between them they watched the crumb go home.'
      ]
    },
    {
      id: 'how-long-ten-is',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“How bady bore?” asked {H}. “Six,” said {A}. They sang something, since a song is about two. {H} sang it with the nose shut. “Row, row, row your boat,” came out well. “Gedtly dowd the streab” was from some other country.',
        '“Berrily, berrily, berrily,” sang {H}. {A} had to stop there, because of laughing. It was the best word in the whole song, and nobody had ever noticed it.'
      ]
    },
    {
      id: 'other-cold-cloth',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“We used to have a key put down our backs,” said {A}. “A big cold one, from the cellar.” “Did it help?” asked {H}, down towards the floor. {A} thought back. “You forgot about your nose,” said {A}, “because of the key.”',
        'There was a small cold key for the letter box. They tried it on the back of {H}’s hand. It was only a key. “It bust be a bigger dose that it’s for,” said {H}.'
      ]
    },
    {
      id: 'the-spots',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{A} wiped the red spots off with cold water. They went quite easily. Only one on the cloth was left, and it had the shape of a boot. “Shall we leave that one?” asked {A}. {H} looked at it upside down, still bent over.',
        '“It’s a rabbit frob here,” said {H}. So it stayed till morning. {A} drew two ears round it with a wet finger, and they dried.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} came and sat in the middle of what {H} was looking at. So now there was something on the floor. {A} looked up. Nobody had looked at {A} for so long in a good while, and with both eyes.',
        '“You’re the barket square,” said {H}. “Everythig has to go roud you.” {A} had always thought so. {A} lay down, and stayed the market square for a good four minutes.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I had one at my own school concert,” said {S}. “I was the front half of a cow.” “What did you do?” asked {A}. “I leaned forward. A cow does that in any case. The back half never found out. She only thought that we were grazing.”',
        '“Ad the people?” {S} laughed. “They said they’d never seen a cow graze so well. We grazed till the curtain.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} lay down on the rug, so as to see {A} from below. “There’s a finger on your nose,” said {S}, “and another one.” “I dow,” said {A}. “Is it a secret?” asked {S}. {A} shook {A}’s head, as much as you can like that.',
        '{S} took hold of {S}’s nose as well, to keep it company. It lasted for nearly one minute. Then {S} had to let go, because {S} wanted to eat something.'
      ]
    },
    {
      id: 'the-bood',
      A: 'partner',
      paragraphs: [
        'At minute five {H} saw something. Far back under the sideboard, where nobody looks, it lay, round and yellow. “The bood!” cried {H}. {A} ran to the kitchen and came back with bread. “I said the bood!” {A} brought a boot. “Dot food! Dot boot! The bood! Udder the sideboard!”',
        '{A} looked on top of the sideboard, and inside it. {H} could not let go and show it, and stamped with one foot.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 12,
      paragraphs: [
        '“Has somebody got an udder?” asked {A}, who had just come in. “Udder the sideboard,” said {H}, very slowly. {A} was polite, and looked at the sideboard for a long time. It had four legs, and it was brown. “It’s not the season, perhaps,” said {A}.',
        '{H} shut both eyes. There were still four minutes to go. When {H} opened them there was {A}’s face, right down by the floor. “I can see your mouth move,” said {A}, “but it’s all cows.”'
      ]
    }
  ],
  turn: [
    {
      id: 'm-is-b',
      A: 'partner',
      paragraphs: [
        'Then {A} stood still and took hold of {A}’s nose. “Moon,” said {A}. It came out as bood. “Bood,” said {A}, and let go. “An m has to come out through your nose. And yours is shut! You’ve seen the moon!” “Buh,” said {H}, worn out, and pointed with an elbow.',
        '{A} reached in with a wooden spoon. Out came a sock, and a pea, and the moon. It had a bit of fluff on it like a cloud.'
      ]
    },
    {
      id: 'last-minute',
      A: 'same',
      spare: 13,
      paragraphs: [
        'There was one minute left. {A} laid the moon on the floor, where {H} could see it. “It’s got a face,” said {A}. It had, but only a small one, and it looked down too. Perhaps it had been looking for the puzzle all that time.',
        '“Dod’t put it id without be,” said {H}. {A} would not have dreamed of it. They waited, all three. The thin hand on the clock went slowly up the last side.'
      ]
    },
    {
      id: 'what-else-was-there',
      A: 'same',
      spare: 14,
      paragraphs: [
        'The pea was very hard by now, and quite green still. It must have rolled away from some supper, all alone. {A} set it on the edge of the tray. “It’s been with the moon since then,” said {A}. “I wonder what they talked about.”',
        '“Pea soup,” said {H}. There is no m in it and no n. It was the first thing for nine minutes that had come out right.'
      ]
    },
    {
      id: 'moon-in',
      A: 'partner',
      paragraphs: [
        '“Ten,” said {A}. {H} took away one finger, and then the other. They both waited for the plip. It did not come. {H} breathed in a little, very gently, and the air went in on both sides.',
        '“Say something,” said {A}. {H} sat up and picked up the moon. “Moon,” said {H}. It had never had so much m in it. {H} pressed it into the hole, and it clicked, and the whole sea shone. “And I only found it,” said {H}, “because my nose made me look down.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed at the first red spot, and then at the second.',
      '{names} looked through the hole, and there was only table.',
      { text: '{names} ran for a tissue, and came back with nine.', needs: ['hands'] },
      { text: '{names} slid the puzzle out of the way, night and all.', needs: ['hands'] }
    ],
    way: [
      '{names} looked at the floor too, for a button.',
      '{names} lay down on the floor, so that {H} had somebody to look at.',
      { text: '{names} fetched a bowl, a broom and a book, to be on the safe side.', needs: ['hands'] },
      { text: '{names} held a clean tissue ready, and then the next.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked under the sideboard too, with one cheek on the floor.',
      '{names} blinked at the moon, and blinked again.',
      { text: '{names} blew the fluff off the moon, from far away.', needs: ['hands'] },
      { text: '{names} held the lamp low, so that the spoon could see.', needs: ['hands'] }
    ]
  },
  bed: [
    'The night by the sea stayed on its tray, with nothing missing. The boot went back to the other one.',
    '{H} washed, and only dabbed at the nose, and did not blow it. Then {H} lay down and hummed once, very softly, to hear that the m was there.'
  ],
  last: [
    'In went the air, and out went the air, by the nose, and {H} was asleep.',
    'The moon was in, the tap was off, and {H} slept.'
  ]
})
