import { wishPlot } from '../wish-plot.ts'

export const nativitySheep = wishPlot({
  id: 'wish-nativity-sheep',
  beginsElsewhere: true,
  wishes: ['sheep nativity', 'sheep school play', 'sheep christmas play', 'sheep nursery play', 'sheep nativity play', 'sheep in the nativity', 'sheep concert', 'sheep christmas concert', 'lamb nativity', 'lamb school play', 'lamb christmas play', 'third sheep', 'sheep costume', 'sheep part', 'sheep on stage', 'nativity sheep', 'school nativity sheep', 'being sheep nativity', 'being a sheep', 'sheep in the school nativity', 'school nativity', 'nativity play', 'christmas nativity', 'nativity shepherd'],
  except: ['died', 'lost', 'farm', 'dog', 'wolf', 'counting', 'hurt', 'ill', 'poorly', 'dragon', 'park', 'playground', 'ballet', 'donkey', 'camel', 'robot', 'football'],
  answers: ['tomorrow', 'today', 'school', 'play', 'nativity', 'christmas', 'nursery', 'reception', 'class', 'part', 'small', 'little', 'only', 'just', 'line', 'one', 'word', 'words', 'lines', 'stage', 'baa', 'bah', 'costume', 'shepherd', 'stable', 'star', 'nervous', 'excited', 'proud', 'playing', 'being', 'first', 'morning', 'assembly', 'concert', 'church', 'show', 'he', 'she', 'is', 'going', 'be', 'third', 'second', 'and', 'a', 'in', 'the'],
  moods: ['first', 'waiting', 'proud', 'afraid', 'learning', 'losing'],
  partnerPlays: true,
  company: ['sheep', 'shepherd', 'play', 'stable', 'star', 'cushions'],
  about: 'Tomorrow the hero is the third sheep in the school play and has a single word, which always comes too late, because a sheep waits for the others.',
  titles: ['The Third Sheep', 'One Word, and That Was Baa', '{H} Waits for the Cushions', 'What a Cold Night It Is', 'The Sheep That Went First'],
  want: [
    {
      id: 'one-word',
      A: 'partner',
      paragraphs: [
        'Tomorrow was the school play, and {H} was the third sheep in it. The first and the second were two cushions tonight. The third sheep had one word. It came when the shepherd had said how cold the night was. The word was “Baa.”',
        '{H} wanted it to come just right, not too early and not too late. “It’s only one,” said {A}. “That’s why,” said {H}. “If you’ve got ten, you can drop one.” So {A} took a broom, and was the shepherd.'
      ]
    }
  ],
  way: [
    {
      id: 'too-late',
      A: 'partner',
      paragraphs: [
        'The shepherd looked up at the star, which was the lamp. “What a cold night it is,” said {A}. It was very quiet. {H} looked at the cushions. The cushions looked straight ahead. “You,” whispered the shepherd. “Baa!” said {H}, but the night was nearly over.',
        'They did it again. “What a cold,” said {A}. “Baa!” said {H}. “It wasn’t night yet,” said the shepherd.'
      ]
    },
    {
      id: 'woolly',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'There had to be wool. {H} put on the bath mat, with a belt round the middle, and two socks for ears. It was the right colour, but it was still a bit damp from the morning. “Real wool’s greasy,” said {A}. “The rain runs off it. You’d be dry inside.”',
        '{H} felt inside. It was not like that. “I’m a sheep that’s been put on the wrong way round,” said {H}. They turned the mat over, and the dry side had a label. It said that it must not be tumbled.'
      ]
    },
    {
      id: 'chewing',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“What do I do until it’s my turn?” asked {H}. “You chew,” said {A}. “Sheep eat everything twice. First they only swallow it, and later they fetch it up again and take their time.” {H} chewed on a piece of bread, slowly, and from left to right.',
        '“That’s very good,” said {A}. “You look as if you were thinking about stairs.” {H} was thinking about supper, and then about supper again. It was meant to be like that.'
      ]
    },
    {
      id: 'kinds-of-baa',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'There is more than one baa. They went through them all. {H} said one that was hungry, and one that had lost its glasses. Then came one that only wanted to know who else was in. {A} guessed them, with the tea towel over both eyes.',
        '“And that one?” asked {H}, and said it rather low. “That’s a sheep that’s had enough, and would like a biscuit,” said {A}. That was quite right. It was nothing to do with the play.'
      ]
    },
    {
      id: 'sideways-eyes',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“Tomorrow I’ll look to see where you’re sitting,” said {H}, “but I mustn’t turn my head.” “A sheep needn’t,” said {A}. “Its pupils lie on their sides, like letterboxes. It can see nearly all the way round, and eat at the same time.”',
        '{H} stood quite still, and tried to see {A}, who walked round behind. First there was a shoulder, and then half an arm. After that there was a feeling. “You’re by the cupboard,” said {H}. “How did you see that?” “It creaks,” said the sheep.'
      ]
    },
    {
      id: 'counting-flock',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'The shepherd had to count them every night, before the star came. “One,” said {A}, and touched the first cushion. “Two. Three.” The third one giggled. “Sheep don’t do that.” “It was cold,” said {H}, “your finger.”',
        'The shepherd counted once more, and yawned. At three there was a bump. {A} lay on the floor beside the broom. “Shepherds mustn’t count sheep,” said {A} with both eyes shut. “That’s the trouble with the job.”'
      ]
    },
    {
      id: 'star-walks',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '{A} was the star for a change, in a colander. It has to come in from the left, quite slowly, without any feet. {A} slid along in socks. Then there was the edge of the rug. The star lay on its front, and two of its points were bent.',
        '“That was a shooting star,” said {H}. “Should I make a wish?” “Wish me a bit of help,” said the star from below. The sheep took it by one arm, and it rose again, some way further on.'
      ]
    },
    {
      id: 'rows-of-boots',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“How many people will look at me?” asked {H}. They put up some, to get used to it. In the front row there were boots, and behind them the saucepans. At the back, where it is dark, stood everybody’s slippers. “Good evening,” said {H}, and went hot. The boots were all open at the top.',
        '“They aren’t looking at you,” said {A}. “Each of them’s looking for its own.” {H} went along the rows. It was so. There was a boot from every pair, and it only wanted to see the other.'
      ]
    },
    {
      id: 'innkeeper',
      A: 'other',
      spare: 8,
      paragraphs: [
        'The innkeeper had a big part, and that was {A}. “No room,” {A} had to say, and shut the door. {A} said it, and looked at the sheep, which was outside as well. “Is it cold out there?” “It’s the cold night,” said {H}.',
        '“I can’t say that to somebody in a bath mat,” said {A}. “Come in, all of you. There’s soup.” After that there was no play left. They had to begin again, and {A} shut the door with both eyes closed.'
      ]
    },
    {
      id: 'no-waving',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'On the stage you mustn’t wave. That had been said three times. “And what if I see somebody I know?” asked {H}. They tried it out. {A} came in and sat down in the second row. {H}’s hand went up by itself, and {H} had to catch it with the other one.',
        '“Do it with something smaller,” said {A}. {H} thought. A sock moved, on the left, by about as much as a thumb. “That was an ear,” said {A}. “Sheep do that. I know who it was meant for.”'
      ]
    },
    {
      id: 'curtain',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '{A} was the curtain too, and drew a blanket along a string. It went open, and there stood three sheep. It went shut, and there stood a nose. “You’ve got to stay further back,” said the curtain.',
        '{H} moved back by a step, and stood on the second sheep. “Sorry,” said {H}. A sheep knows about fifty faces of other sheep, and does not forget them for years. It would be best to be on good terms with that one.'
      ]
    },
    {
      id: 'pet-sheep',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had been put down as a fourth sheep, and lay on the hay. The hay was a doormat. “What a cold night,” said the shepherd. {A} did not think so. It got up, turned round, and lay down with the other side to the star.',
        '“Your line,” whispered {H}. {A} looked at the shepherd, at the broom, and at the sheep on the left. Then it sneezed. It came exactly after “is”. “How does it do that?” asked {H}.'
      ]
    },
    {
      id: 'elder-crook',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I was a king,” said {S}, “and my crown was too big. When I bowed, it went down round my neck and stayed there.” “What did you do?” asked {A}. “I said that I’d brought it as a present.”',
        '“And the sheep?” asked {A}. “Our sheep was a boy called Colin,” said {S}. “He’d one word as well. I’ve forgotten all the kings’ speeches. But I can still hear that baa. It was like an old gate.”'
      ]
    },
    {
      id: 'small-lamb',
      S: 'child',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '{S} was the lamb of the third sheep, and trotted along behind. A lamb knows its mother’s voice among a hundred. They tried that with the lights off. “Baa,” said the first cushion, and sounded like the shepherd. {S} stayed where {S} was.',
        '“Baa,” said {A} from under the table. {S} came straight across the dark room, and bumped into {A}’s tummy. “That was you,” said {S}. “The other one had a broom in it.”'
      ]
    },
    {
      id: 'baby-baa',
      A: 'baby',
      spare: 3,
      paragraphs: [
        '{H} tried it out on {A} too. {H} bent down and said it, not loud. “Baa.” {A} stared. Then two lips came together over there and opened again. “Ba,” said {A}. It was shorter, but there was nothing wrong with it.',
        '“Ba, ba, ba,” said {A}. It came early and late and all over the place. “You can only say that because it isn’t your line,” said {H}. But it had been beautifully clear.'
      ]
    },
    {
      id: 'guest-front-row',
      A: 'guest',
      spare: 3,
      paragraphs: [
        '{A} was asked to be the people. {A} sat down, coughed, rustled with a paper bag, and took a picture of the wrong sheep. “Is it going to be long?” {A} asked the empty chair alongside. “Mine’s the third from the left.”',
        '“That’s just what they do,” said {H}. It was a help. When the baa came, rather late, {A} sniffed, and looked for a handkerchief. “It’s the wool,” said {A}. “It gets me every time.”'
      ]
    },
    {
      id: 'waiting-for-whom',
      A: 'partner',
      paragraphs: [
        'The third time it was too late again. “What do you do, just before?” asked {A}. “I’m looking to the side,” said {H}, “to see if the other two are going to.”',
        '“That’s what sheep do,” said {A}. “Each of them does what the one beside it does. There are three of you, and all three are looking sideways. You could stand there till Easter. In a real flock there’s one that’s got a bell on.” “I haven’t got a bell,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-bell',
      A: 'partner',
      paragraphs: [
        '{H} thought about what there was, just before. “How does it end?” asked {H}. “It is,” said the shepherd. That was a small word, with a hiss at the end. {H} took a breath on it. “Is,” said {H}. “That’s my bell.”',
        'This time the sheep did not look at the cushions, but at the star. The shepherd said it. There was the bell, and the breath. “Baa,” said {H}. It came right in the middle of the night, not early and not late.'
      ]
    },
    {
      id: 'name',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '“What’s it called?” asked {A}. In the play it was only down as Sheep Three. {H} thought that somebody with a word ought to have a name. They tried Wendy, and Gravel, and Mrs Bell. It did not turn round at any of them.',
        '“Gwen,” said {A}. “Baa,” said {H}, before thinking. So that was settled. Nobody would know tomorrow, apart from the two of them, and Gwen.'
      ]
    },
    {
      id: 'bow',
      A: 'partner',
      spare: 12,
      paragraphs: [
        'At the end everybody has to bow. “How does a sheep do it?” asked {H}. They looked for the place where it bends. In front it was down there already. Behind it would have been rude. In the end {H} knelt, with both front legs, as sheep do when they get tired.',
        '“And then you get up back end first,” said {A}. The bath mat slid forward over {H}’s head. “Bravo,” said {A} to what was left. It was the best bow of the evening.'
      ]
    },
    {
      id: 'others-follow',
      A: 'partner',
      paragraphs: [
        'Then there were two more. “Baa,” said the first cushion, and then the second. {A} stood behind them, with a very straight face. “They’ve heard the bell,” said {A}. “Now they dare.”',
        '“Tomorrow they’re Ruby and Sanjay,” said {H}. “Will they dare then?” “They’ll look sideways,” said the shepherd, “and there’ll be you.” {H} stroked the second sheep smooth. The third one went first, and it was only one word.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay down with the flock and took up the whole of the hillside.',
      '{names} tried a baa too, from low down.',
      { text: '{names} tied a tea towel on the shepherd with a bit of string.', needs: ['hands'] },
      { text: '{names} turned on the star, and had to shut both eyes.', needs: ['hands'] }
    ],
    way: [
      '{names} shivered a little, because of the cold night.',
      '{names} waited for the word, with one ear up.',
      { text: '{names} straightened the second sheep, who was sagging.', needs: ['hands'] },
      { text: '{names} picked up the broom each time the shepherd let go of it.', needs: ['hands'] }
    ],
    turn: [
      '{names} joined in on the second baa, with the cushions.',
      '{names} breathed in on “is”, and had nothing to say.',
      { text: '{names} clapped, first for the word and then for the pause before it.', needs: ['hands'] },
      { text: '{names} laid the ears out for the morning, side by side.', needs: ['hands'] }
    ]
  },
  bed: [
    'The shepherd’s broom was put away, and the flock lay on the sofa.',
    'After the washing there was a cold night, but only outside the blanket. {H} looked straight ahead, and did not wait for any cushion.'
  ],
  last: [
    '“Is,” somebody breathed, and {H} slept.',
    'The third sheep went first, and {H} was asleep.'
  ]
})
