import { wishPlot } from '../wish-plot.ts'

export const whoeverDraw = wishPlot({
  id: 'wish-whoever-draw',
  visits: 'anything',
  whoever: [
    'wants to draw',
    'can’t draw',
    'couldn’t draw',
    'wants to draw a picture',
    'wants to draw pictures',
    'wants to paint',
    'can’t paint',
    'couldn’t paint',
    'wants to paint a picture',
    'wants to paint pictures',
    'wants to be an artist',
    'wants to be a painter',
    'wants to become an artist',
    'wants to become a painter',
    'dreams of drawing',
    'dreams of painting',
    'dreams of being an artist',
    'dreams of being a painter',
    'is bad at drawing',
    'is bad at painting',
    'is no good at drawing',
    'is no good at painting',
    'is bad at art',
    'draws badly',
    'draws',
    'draws pictures',
    'draws a picture',
    'drew a picture',
    'paints',
    'paints pictures',
    'paints a picture',
    'painted a picture',
    'loves to draw',
    'loves drawing',
    'loves to paint',
    'loves painting',
    'loves art',
    'likes drawing',
    'likes painting',
    'scribbles pictures',
    'can only draw stick men',
    'colours outside the lines',
    'does wonky drawings',
    'loves doodling',
    'doodles everywhere',
    'draws on the walls',
    'loves colouring',
    'loves crayons'],
  except: ['map', 'maps', 'fence', 'house', 'wall', 'nails', 'face paint', 'itself', 'sword', 'curtains', 'attention', 'rainbow', 'the sky', 'in the sand', 'tattoo', 'hates', 'doesn’t like'],
  company: ['potato', 'pencil', 'ant', 'towel', 'tea towel', 'bus', 'mirror'],
  about: 'The hero wants to know what everybody on the bus can see, the face from the side; whoever cannot draw makes potatoes, until the paper is covered and there is only the face to look at.',
  titles: ['From the Side', 'It’s Always a Potato', 'As Slow as an Ant', '{visitor} Looks Up', 'What They See on the Bus'],
  want: [
    {
      id: 'never-seen',
      A: 'partner',
      paragraphs: [
        '{H} had never seen {H} from the side. The mirror would not do it. Whenever {H} looked, it was the front again. “Everybody on the bus knows it,” said {H}, “and I don’t.” “Somebody has to draw you,” said {A}.',
        'At the door a lot of brushes and pencils fell down. It was {visitor.first}. “I’d love to,” said {visitor}. “Only I ought to tell you that it’s always a potato.”'
      ]
    }
  ],
  way: [
    {
      id: 'the-postman',
      A: 'partner',
      paragraphs: [
        '{H} sat down on a chair and looked at the wall. The pencil scratched, and came round to where it had begun. It was a potato. “It only needs a face,” said {A}, who always drew them like that. “Two eyes, a nose like a six, and a slice of melon.”',
        '{visitor} put them all in. Now it was a potato that looked at you. “That’s the front,” said {H}, “and it isn’t mine.” “It’s more like the postman,” {A} had to admit.'
      ]
    },
    {
      id: 'a-row-of-them',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{visitor} had more of them along, in a folder. “This is a horse,” said {visitor}. It was a potato on four pins. “This is the sea.” That one was lying down. {A} turned them round, one after the other, and they were potatoes from there as well.',
        '“What’s that one?” asked {H}. It was the best of all, with earth on it. “That’s a potato,” said {visitor}. “It was meant to be a ship. But I was pleased.”'
      ]
    },
    {
      id: 'begin-with-that',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“Try yourself first,” said {A}. “Begin with what there’s most to say about.” So {visitor} began with {caller.part}. Nobody had ever drawn that with so much care. All the rest of {visitor} went along with the pencil. Then came the rest of it, which was a potato.',
        '“I’d know you by that, though,” said {H}, and laid a thumb on everything else. It was true. You only had to cover up the right part. {visitor} looked at that corner for some time.'
      ]
    },
    {
      id: 'quick-ones',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“I’ll draw you,” said {A} to {visitor}, “and you see how it’s done. Do what you usually do.” So {visitor} {caller.does}, and {A} drew as quickly as possible, with the whole arm. When they looked, there was nobody on the paper. There was only how it had gone.',
        '“That’s it exactly,” said {visitor}. “That’s just how it feels.” Then {A} {caller.move}, and {visitor} drew that. It took one line. It went up, and round, and out over the edge.'
      ]
    },
    {
      id: 'for-practice',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '“You need something that keeps still,” said {A}. Soon it sat on the table, and it was {caller.stand}. “Who’s that?” asked {visitor}. “That’s you,” said {A}, “for practice.” {visitor} went all round it, and shook hands, more or less.',
        'Then it was drawn. You could see that the pencil felt at home. “It’s me as a potato,” said {visitor}, “and yet somehow it’s kept the look.” They propped that up beside the model. It was hard to say which of the two was more surprised.'
      ]
    },
    {
      id: 'where-it-lives',
      A: 'same',
      spare: 0.8,
      paragraphs: [
        '“Put in something behind it,” said {A}. “Then people know where they are.” {visitor} put in what it is like {caller.where}. There was a line for what was below. Above the line there was a good deal of room. The potato looked much happier in front of that.',
        '“Is that the postman’s holiday?” asked {H}. {A} gave it a sun. It was the first drawing of the evening in which you would have liked to be.'
      ]
    },
    {
      id: 'shadow',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} moved the lamp, and there on the wall was {H} from the side. It was as big as a cupboard. {H} turned to look at it, and it turned too, and had no nose at all. “Look away,” said {A}. {H} looked away, and it was splendid. But then only the others could see it.',
        '{visitor} went up with a pencil, to go round the edge. Now there was a second shadow in front of the first. It was the shadow of somebody who wants to help.'
      ]
    },
    {
      id: 'rubber',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{visitor} rubbed out the mouth, and drew a better one. That was rubbed out as well. After the fifth there was a hole in the paper, and through it you saw the table. It looked as if the postman was saying “Oh”.',
        '“Don’t rub,” said {A}. “Leave the wrong one, and put the next one beside it. It shows you where not to go.” The next postman had nine mouths. The one in the middle was quite good.'
      ]
    },
    {
      id: 'the-air-in-between',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} put a cup on the table. “Don’t draw the cup,” said {A}. “Draw the air in the handle.” Nobody had ever asked {visitor} for that. It was shaped like an ear, or like half a heart. {visitor} drew it, and it was not a potato.',
        '“What else has air in it?” asked {visitor}. There was some under the chair, with four corners. There was a thin bit between {H}’s arm and {H}. They drew all of that. In the end a chair was there that nobody had drawn.'
      ]
    },
    {
      id: 'thumb',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Painters do this,” said {A}, and shut one eye, and held out a thumb. {H} was two thumbs high. {visitor} did it too, and {H} was one of whatever it was. “And how far is it from the eye to the ear?” “As far as from the eye to the chin,” said {A}.',
        '{H} did not believe that. They measured it with a spoon handle, on everybody. It was so each time. “There’s a lot of head behind the face,” said {visitor}. “I’d left out most of it.”'
      ]
    },
    {
      id: 'breaks',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Crack, went the point, and rolled away. It was the third one. “You’re holding on to it as if it wanted to run off,” said {A}. “Hold it further back, where it’s got no strength.” The line turned light grey, and wandered, and had a look round.',
        '“I’m hardly doing anything,” said {visitor}. “It’s going by itself.” It went in a large bow, and came home. It was a potato, but a much lighter one. You could have blown it off the table.'
      ]
    },
    {
      id: 'upside-down',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A} laid a postcard of a horse in front of {visitor}, the wrong way up. “Copy that,” said {A}. {visitor} had no idea what it was. It had one line here, and one there, and something like a comb. {visitor} just drew what came next.',
        'Then they turned both of them round. There stood a horse. “I never did that!” cried {visitor}. “I don’t know how horses go!” “That’s why,” said {A}, and said no more about it.'
      ]
    },
    {
      id: 'sitting-still',
      A: 'same',
      spare: 8,
      paragraphs: [
        'It is hard work to be drawn. First there was an itch on the nose, and after that one behind the knee. {H} did not scratch. {H} only thought of it, and it got worse. “You’ve got longer,” said {visitor}. “I sat up,” said {H}.',
        '“Now you’re shorter again.” “I breathed out,” said {H}. {A} brought a biscuit, and fed it in from the front, so that nothing moved but the jaw. {visitor} drew the biscuit. It came out rather well, being nearly a potato.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“At school I sat behind the same ear for four years,” said {S}. “I drew it in all my books. I couldn’t have told you what the rest looked like.” “Whose was it?” asked {A}. “I met it again later,” said {S}, “in a queue. I said good morning to it.”',
        '{visitor} asked if it had known {S}. It had turned round, and there was a face on it. “I was quite startled,” said {S}. “But the ear was just as I had it.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} could draw anything, and was done with it at once. “That’s a dog,” said {S}. It was a red line. “And where’s its head?” asked {A}. “It’s just gone by,” said {S}. {visitor} held that up to the light. The more you looked, the more it had gone by.',
        '“And do you ever get potatoes?” asked {visitor}. “Only when I want one,” said {S}, and did one quickly. It was green, and had wheels.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        'Nobody keeps as still as {A}, when there is nothing to eat. {visitor} had got as far as the back. It was a long, soft line, and nearly finished. Then somebody in the kitchen opened a drawer. On the chair there was only a warm place.',
        '{visitor} drew the warm place. It had a dent in it, and some hair. “Everybody will know who that was,” said {H}.'
      ]
    },
    {
      id: 'once',
      A: 'partner',
      paragraphs: [
        '{A} had watched the pencil. “How often did you look up?” asked {A}. “Once,” said {visitor}, “to see if {H} was there.” “Then it can’t be {H},” said {A}. “You draw what you know, and you know potatoes.” {A} took the tea towel, and hung it right over the pencil, the paper and all. “You can’t see that now. So look at {H}.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-ant',
      A: 'partner',
      paragraphs: [
        '“There’s an ant on the edge of {H},” said {A}. “It starts where the hair stops, and it walks. Where it goes, you go.” So the pencil went down the forehead, and in at the eye. It climbed out along the nose. Under the towel it rustled slowly. {H} sat quite still. It tickled wherever {visitor} looked.',
        '“There’s a dent here,” said {visitor}, “over the lip. I’d never have thought of that.” The ant went into it, and out again.'
      ]
    },
    {
      id: 'what-colour',
      A: 'same',
      spare: 0.4,
      paragraphs: [
        'Then it was painted, with the big brush. “Skin’s one colour,” said {A}, and mixed a good deal of that. {visitor} only looked at {H}. “It’s got green in it,” said {visitor}, “here, under the chin.” {A} bent down to see. It was from the jumper. The ear was as red as a berry, with the lamp behind it.',
        '{visitor} painted what there was, a dab at a time, and washed the brush in between. There were eleven colours in one cheek. “I’ve been going about with all that?” asked {H}.'
      ]
    },
    {
      id: 'the-ear',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Then the ant had to go into the ear. It had looked like a small thing, from outside. But there was a path round the edge, and a path inside that. There was a sort of bay, and a hill before it. “It’s got lost,” said {visitor} after a while. “I’ll wait.”',
        '“You can go back the way that you came,” said {A}. It did. Later they saw it on the paper. There were two paths, side by side, where it had been in, and been out.'
      ]
    },
    {
      id: 'all-the-noses',
      A: 'same',
      spare: 13,
      paragraphs: [
        'They did {A} as well, from the side, and then a line for each of them. They hung them up in a row on the fridge. There was a straight one, and one with a small step. The kettle was done too, from the side. “We could be related,” said {A} to the kettle.',
        '“Who’s that?” asked {H}. It was a line like a coast, with a bay. “I started on somebody,” said {visitor}, “and the ant went home.”'
      ]
    },
    {
      id: 'towel-off',
      A: 'partner',
      paragraphs: [
        '{A} pulled off the towel. The line did not meet, and the chin was on the tablecloth. But it was a nose, and no six. {H} put one finger on the real nose, and another on the paper, and they went along together. Up, and round, and in. “That’s me!” said {H}. “That’s what they see on the bus.”',
        '“And how do I look from the side?” asked {visitor}. So {H} took the pencil and the towel, and looked, and set off at the top. {visitor} sat as still as a potato.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at {H} from the side, and did not tell.',
      '{names} went round behind the mirror, where there was dust.',
      { text: '{names} sharpened a pencil, until there was just the end left.', needs: ['hands'] },
      { text: '{names} picked up the pencils, the long ones first.', needs: ['hands'] }
    ],
    way: [
      '{names} looked at the potato, and the potato looked back.',
      '{names} turned to the wall too, and kept it up for a while.',
      { text: '{names} wrote “The Postman” under it, so that it had a name.', needs: ['hands'] },
      { text: '{names} smoothed a new sheet with the flat of one hand.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept an eye on the edge, for the ant.',
      '{names} looked from the line to {H}, and back.',
      { text: '{names} scrubbed the chin off the tablecloth, and told it sorry.', needs: ['hands'] },
      { text: '{names} traced the dent with one fingertip.', needs: ['hands'] }
    ]
  },
  bed: [
    'The drawings were put on the fridge, side by side. They looked past each other, as people do on the bus.',
    'They washed, and lay down on one side. Against the pillow you could have gone round them with a pencil, as slowly as you liked.'
  ],
  last: [
    'From the side you could see it best, for there {H} was asleep.',
    'Down the forehead, and in at the eye, and there it was shut, and {H} was asleep.'
  ]
})
